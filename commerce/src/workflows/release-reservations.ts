import { ReservationItemWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteReservationsByLineItemsStep, emitEventStep } from "@medusajs/medusa/core-flows";

/** Lines of an order whose goods go back on sale. */
export interface ReleaseReservationsInput {
  order_id: string;
  line_ids: string[];
}

/** Ends the reservations of lines of an order; emits the same event as Medusa's cancelling does. */
export const releaseReservationsWorkflow = createWorkflow(
  "release-reservations",
  (input: ReleaseReservationsInput) => {
    const deleted = deleteReservationsByLineItemsStep(transform(input, ({ line_ids }) => line_ids));
    emitEventStep({
      eventName: ReservationItemWorkflowEvents.DELETED,
      data: transform({ input, deleted }, ({ input: { order_id }, deleted: ids }) =>
        ids.map((id) => ({ id, order_id })),
      ),
    });
    return new WorkflowResponse(deleted);
  },
);
