import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  MedusaError,
  InventoryLevelWorkflowEvents,
  Modules,
} from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Language } from "../../platform/languages";
import { fill, textsOf } from "../../texts";
import { stockManagedVariants } from "./stock-managed-variants";
import { changeReasons, maxPacks } from "./stock-types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { StockReasonKind, StockExplanation } from "../../modules/stock-movements/movement-types";
import { STOCK_MOVEMENTS_MODULE } from "../../modules/stock-movements";

const packs = z.number().int().min(0).max(maxPacks);

/** Body of `POST /admin/stock/:variant_id`. */
export const stockBody = z
  .strictObject({
    /** Packs available for sale from now on. */
    available: packs,
    /** Packs available when the number was entered, as displayed in the table; negative when oversold. */
    expected: z.number().int().min(-maxPacks).max(maxPacks),
    /** Reason for the change; when omitted, more packs were received, or fewer were counted. */
    reason: z.enum([...new Set([...changeReasons.more, ...changeReasons.fewer])]).optional(),
  })
  .refine(({ available, expected, reason }) => {
    const allowedReasons: readonly string[] = changeReasons[available > expected ? "more" : "fewer"];
    return reason === undefined || allowedReasons.includes(reason);
  }, "What was received makes the number larger, what was written off makes it smaller");

export type StockBody = z.infer<typeof stockBody>;

/**
 * Records why the previous steps changed the stock. Reverting them later creates a movement of its own; a recorded
 * reason stays.
 */
export const recordStockReasonStep = createStep(
  "explain-stock",
  async (explanations: readonly StockExplanation[], { container }) => {
    const movements = container.resolve(STOCK_MOVEMENTS_MODULE);
    for (const explanation of explanations) await movements.explain(explanation);
    return new StepResponse(null);
  },
);

/** A stock count of one item at one location, in packs. */
interface SetAvailableInput {
  inventory_item_id: string;
  location_id: string;
  /** Packs available for sale from now on. */
  available: number;
  expected: number;
  reason: StockReasonKind;
  /** Id of the admin user who entered it. */
  actor_id: string;
}

interface Adjusted extends Pick<SetAvailableInput, "inventory_item_id" | "location_id"> {
  adjustment: number;
}

/**
 * Adjusts the stock by the difference if the available quantity is still as expected, and otherwise leaves it
 * unchanged. Runs under the lock Medusa uses to reserve and adjust an item's stock, so that nothing is sold between the
 * check and the change.
 */
const setAvailableStep = createStep(
  "set-available",
  async (input: SetAvailableInput, { container }) => {
    const { available, expected, inventory_item_id, location_id } = input;
    const levelKey = { inventory_item_id, location_id };
    const inventory = container.resolve(Modules.INVENTORY);
    const change = async () => {
      const [level] = await inventory.listInventoryLevels(levelKey);
      if (!level) return { id: "", available: 0, adjustment: 0 };
      const currentAvailable = level.stocked_quantity - level.reserved_quantity;
      if (currentAvailable === available || currentAvailable !== expected)
        return { id: level.id, available: currentAvailable, adjustment: 0 };
      await inventory.adjustInventory(inventory_item_id, location_id, available - currentAvailable);
      return { id: level.id, available, adjustment: available - currentAvailable };
    };
    const result = await container.resolve(Modules.LOCKING).execute([inventory_item_id], change);
    const undo: Adjusted = { ...levelKey, adjustment: -result.adjustment };
    return new StepResponse(result, undo);
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

/** Sets the number of packs available for sale; the inventory events are emitted as for every stock change. */
const setAvailableWorkflow = createWorkflow("set-available", (input: SetAvailableInput) => {
  const set = setAvailableStep(input);
  recordStockReasonStep(
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

/**
 * Sets the available packs of a variant to the owner's count. Packs ordered but not packed are on the shelf in
 * addition. Sending the same number again changes nothing.
 * @param actorId id of the admin user who entered it
 * @returns the available packs
 * @throws NOT_FOUND; NOT_ALLOWED when the variant's number cannot be edited; CONFLICT when the available quantity
 * differs from the one displayed
 */
export async function setAvailable(
  container: MedusaContainer,
  variantId: string,
  { available, expected, reason }: StockBody,
  { actorId, language }: { actorId: string; language: Language },
): Promise<number> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [variant] = await stockManagedVariants(knex, [variantId]);
  if (!variant) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Variant not found");
  if (!variant.level) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).stock.not_editable);
  }
  const { inventory_item_id, location_id } = variant.level;
  const [defaultReason] = changeReasons[available > expected ? "more" : "fewer"];
  const { result } = await setAvailableWorkflow(container).run({
    input: {
      inventory_item_id,
      location_id,
      available,
      expected,
      reason: reason ?? defaultReason,
      actor_id: actorId,
    },
  });
  if (result.available !== available) {
    const text = fill(textsOf("refusals", language).stock.changed, { available: result.available });
    throw new MedusaError(MedusaError.Types.CONFLICT, text);
  }
  return available;
}
