import { InventoryLevelWorkflowEvents, Modules } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { StockReasonKind } from "../modules/stock-movements/movement-types";
import { explainStockStep } from "./explain-stock-step";

/** What was counted of one item at one place; packs. */
export interface SetAvailableInput {
  inventory_item_id: string;
  location_id: string;
  /** Packs that can be sold from now on. */
  available: number;
  /** Packs that could be sold when the number was typed. */
  expected: number;
  /** Why the number is another one. */
  reason: StockReasonKind;
  /** Id of the user of the admin who typed it. */
  actor_id: string;
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
  async (input: SetAvailableInput, { container }) => {
    const { available, expected, inventory_item_id, location_id } = input;
    const where = { inventory_item_id, location_id };
    const inventory = container.resolve(Modules.INVENTORY);
    const change = async () => {
      const [level] = await inventory.listInventoryLevels(where);
      if (!level) return { id: "", available: 0, adjustment: 0 };
      const now = level.stocked_quantity - level.reserved_quantity;
      if (now === available || now !== expected) return { id: level.id, available: now, adjustment: 0 };
      await inventory.adjustInventory(inventory_item_id, location_id, available - now);
      return { id: level.id, available, adjustment: available - now };
    };
    const done = await container.resolve(Modules.LOCKING).execute([inventory_item_id], change);
    const undo: Adjusted = { ...where, adjustment: -done.adjustment };
    return new StepResponse(done, undo);
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
  explainStockStep(
    transform(
      { input, set },
      ({ input: { inventory_item_id, location_id, reason, actor_id }, set: { adjustment } }) =>
        adjustment === 0
          ? []
          : [
              {
                inventory_item_id,
                location_id,
                difference: adjustment,
                kind: reason,
                order_id: null,
                fulfillment_item_id: null,
                actor_id,
              },
            ],
    ),
  );
  emitEventStep({
    eventName: InventoryLevelWorkflowEvents.UPDATED,
    data: transform(set, ({ id }) => ({ id })),
  });
  return new WorkflowResponse(transform(set, ({ available }) => ({ available })));
});
