import { InventoryLevelWorkflowEvents } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { adjustInventoryLevelsStep, emitEventStep } from "@medusajs/medusa/core-flows";
import { LINE_REFUNDS_MODULE } from "../modules/line-refunds";
import { explainStockStep } from "./set-available";

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
export const restockLineRefundWorkflow = createWorkflow("restock-line-refund", (input: RestockInput) => {
  const id = markStep(transform(input, ({ line_refund_id }) => line_refund_id));
  const levels = adjustInventoryLevelsStep(transform(input, ({ adjustments }) => adjustments));
  explainStockStep(
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
