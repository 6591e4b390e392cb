import { ReservationItemWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, parallelize, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteReservationsStep, emitEventStep, updateReservationsStep } from "@medusajs/medusa/core-flows";

/** Reservations of an order to release, fully or in part. */
export interface ReleaseReservationsInput {
  order_id: string;
  deleted: string[];
  /** With the quantity that stays reserved. */
  updated: { id: string; quantity: number }[];
}

/** Deletes or reduces reservations of an order; emits the same events as Medusa's cancellation and packing do. */
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
