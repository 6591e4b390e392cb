import { ReservationItemWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, parallelize, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteReservationsStep, emitEventStep, updateReservationsStep } from "@medusajs/medusa/core-flows";

/** Reservations of an order whose goods go back on sale, wholly or in part. */
export interface ReleaseReservationsInput {
  order_id: string;
  deleted: string[];
  /** With what is still kept. */
  updated: { id: string; quantity: number }[];
}

/** Ends reservations of an order, or makes them smaller; emits the same events as Medusa's cancelling and packing do. */
export const releaseReservationsWorkflow = createWorkflow(
  "release-reservations",
  (input: ReleaseReservationsInput) => {
    parallelize(
      deleteReservationsStep(transform(input, ({ deleted }) => deleted)),
      updateReservationsStep(transform(input, ({ updated }) => updated)),
    );
    emitEventStep({
      eventName: ReservationItemWorkflowEvents.DELETED,
      data: transform(input, ({ order_id, deleted }) => deleted.map((id) => ({ id, order_id }))),
    }).config({ name: "emit-reservations-deleted" });
    emitEventStep({
      eventName: ReservationItemWorkflowEvents.UPDATED,
      data: transform(input, ({ order_id, updated }) => updated.map(({ id }) => ({ id, order_id }))),
    }).config({ name: "emit-reservations-updated" });
    return new WorkflowResponse(input);
  },
);
