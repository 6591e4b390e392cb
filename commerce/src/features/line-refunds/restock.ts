import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, InventoryLevelWorkflowEvents } from "@medusajs/framework/utils";
import { LINE_REFUNDS_MODULE } from "../../modules/line-refunds";
import { requiredQuantities } from "../catalogue/available-packs";
import type { OrderRecord } from "../ordering/order/order-record";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { adjustInventoryLevelsStep, emitEventStep } from "@medusajs/medusa/core-flows";
import { recordStockReasonStep } from "../stock/set-available";

/** Returned goods of a refund to put back into stock. */
export interface RestockInput {
  line_refund_id: string;
  order_id: string;
  /** Id of the admin user who made the refund. */
  created_by: string;
  adjustments: { inventory_item_id: string; location_id: string; adjustment: number }[];
}

const markStep = createStep(
  "mark-line-refund-restocked",
  async (id: string, { container }) => {
    const service = container.resolve(LINE_REFUNDS_MODULE);
    await service.updateLineRefunds({ id, restocked_at: new Date() });
    return new StepResponse(id, id);
  },
  async (id: string | undefined, { container }) => {
    const service = container.resolve(LINE_REFUNDS_MODULE);
    if (id !== undefined) await service.updateLineRefunds({ id, restocked_at: null });
  },
);

/** Puts returned goods back into stock, once; the inventory events are emitted as for every stock change. */
const restockLineRefundWorkflow = createWorkflow("restock-line-refund", (input: RestockInput) => {
  const id = markStep(transform(input, ({ line_refund_id }) => line_refund_id));
  const levels = adjustInventoryLevelsStep(transform(input, ({ adjustments }) => adjustments));
  recordStockReasonStep(
    transform(input, ({ order_id, created_by: actor_id, adjustments }) =>
      adjustments.map(({ adjustment: difference, ...where }) => ({
        ...where,
        difference,
        kind: "returned" as const,
        order_id,
        fulfillment_item_id: null,
        actor_id,
      })),
    ),
  );
  emitEventStep({
    eventName: InventoryLevelWorkflowEvents.UPDATED,
    data: transform({ input, levels }, ({ input: { order_id }, levels: all }) =>
      all.map((level) => ({ id: level.id, order_id })),
    ),
  });
  return new WorkflowResponse(id);
});

/** Restocks the shipped goods of a refund once, if the refund asks for it. The caller must hold the order's lock. */
export async function restockLineRefund(
  container: MedusaContainer,
  order: OrderRecord,
  lineRefundId: string,
): Promise<void> {
  const service = container.resolve(LINE_REFUNDS_MODULE);
  const row = await service.retrieveLineRefund(lineRefundId, { relations: ["items"] });
  if (!row.restock || row.restocked_at || row.refund_id === null) return;
  const variantOf = new Map(order.items.map(({ id, variant_id: variant }) => [id, variant ?? ""]));
  const requiredByVariant = await requiredQuantities(container, [...variantOf.values()].filter(Boolean));
  const pieces = row.items.flatMap(({ line_item_id: id, restock_quantity: quantity }) =>
    [...(requiredByVariant.get(variantOf.get(id) ?? "") ?? [])].map(([inventory_item_id, required]) => ({
      inventory_item_id,
      adjustment: quantity * required,
    })),
  );
  const restocked = pieces.filter(({ adjustment }) => adjustment > 0);
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ inventory_item_id: restocked.map((item) => item.inventory_item_id) });
  const adjustments = restocked.flatMap((item) => {
    // the shop ships from a single location
    const level = levels.find(({ inventory_item_id: id }) => id === item.inventory_item_id);
    return level ? [{ ...item, location_id: level.location_id }] : [];
  });
  await restockLineRefundWorkflow(container).run({
    input: { line_refund_id: row.id, order_id: order.id, created_by: row.created_by, adjustments },
  });
}
