import { InventoryLevelWorkflowEvents, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";

/** What was counted of one item at one place; packs. */
export interface SetAvailableInput {
  inventory_item_id: string;
  location_id: string;
  /** Packs that can be sold from now on. */
  available: number;
  /** Packs that could be sold when the number was typed. */
  expected: number;
}

interface Adjusted extends Pick<SetAvailableInput, "inventory_item_id" | "location_id"> {
  adjustment: number;
}

/**
 * Changes the stock by the difference, where as many can be sold as was expected, and otherwise leaves it. Under the lock by which
 * Medusa reserves and adjusts the stock of an item, so that nobody buys between the look and the change.
 */
const setAvailableStep = createStep(
  "set-available",
  async ({ available, expected, ...where }: SetAvailableInput, { container }) => {
    const inventory = container.resolve(Modules.INVENTORY);
    const { inventory_item_id: item, location_id: location } = where;
    const change = async () => {
      const [level] = await inventory.listInventoryLevels(where);
      if (!level) return { id: "", available: 0, adjustment: 0 };
      const now = level.stocked_quantity - level.reserved_quantity;
      if (now === available || now !== expected) return { id: level.id, available: now, adjustment: 0 };
      await inventory.adjustInventory(item, location, available - now);
      return { id: level.id, available, adjustment: available - now };
    };
    const done = await container.resolve(Modules.LOCKING).execute([item], change);
    const undo: Adjusted = { ...where, adjustment: -done.adjustment };
    return new StepResponse({ id: done.id, available: done.available }, undo);
  },
  async (undo: Adjusted | undefined, { container }) => {
    if (!undo || undo.adjustment === 0) return;
    const { inventory_item_id: item, location_id: location, adjustment } = undo;
    const inventory = container.resolve(Modules.INVENTORY);
    await container
      .resolve(Modules.LOCKING)
      .execute([item], () => inventory.adjustInventory(item, location, adjustment));
  },
);

/** Makes a number the packs that can be sold; pages of the shop and who waits for the weight are told as with every change of stock. */
export const setAvailableWorkflow = createWorkflow("set-available", (input: SetAvailableInput) => {
  const set = setAvailableStep(input);
  emitEventStep({
    eventName: InventoryLevelWorkflowEvents.UPDATED,
    data: transform(set, ({ id }) => ({ id })),
  });
  return new WorkflowResponse(transform(set, ({ available }) => ({ available })));
});
