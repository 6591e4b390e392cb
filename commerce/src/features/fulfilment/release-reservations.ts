import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, ReservationItemWorkflowEvents } from "@medusajs/framework/utils";
import { orderPayments } from "../ordering/payments/order-of-payment";
import { requiredQuantities } from "../catalogue/available-packs";
import { withOrderLock } from "../ordering/order/order-lock";
import { readOrder, type OrderRecord } from "../ordering/order/order-record";
import { statusOf } from "../ordering/order/order-status";
import { statesOf } from "../ordering/order/order-view";
import { completedLineRefunds, piecesToPack } from "../ordering/order/refunded-pieces";
import { createWorkflow, parallelize, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteReservationsStep, emitEventStep, updateReservationsStep } from "@medusajs/medusa/core-flows";
import { idsOf } from "../../platform/read-rows";
import { dayMs } from "@su-turrone/contract/time-zone";

/** Reservations of an order to release, fully or in part. */
interface ReleaseReservationsInput {
  order_id: string;
  deleted: string[];
  /** With the quantity that stays reserved. */
  updated: { id: string; quantity: number }[];
}

/** Deletes or reduces reservations of an order; emits the same events as Medusa's cancellation and packing do. */
const releaseReservationsWorkflow = createWorkflow(
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

/** Releases reservations of an order beyond what is still to be packed. The caller must hold the order's lock. */
export async function releaseUnneeded(container: MedusaContainer, order: OrderRecord): Promise<void> {
  const hasEnded = ["refunded", "refund_due", "charged_back", "cancelled"].includes(
    statusOf(statesOf(order)),
  );
  if (!hasEnded && completedLineRefunds(order).length === 0) return;
  const reservations = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems({ line_item_id: order.items.map(({ id }) => id) });
  if (reservations.length === 0) return;
  const requiredByVariant = await requiredQuantities(
    container,
    order.items.flatMap(({ variant_id: id }) => id ?? []),
  );
  const excess = reservations.flatMap(({ id, line_item_id: lineId, inventory_item_id: item, quantity }) => {
    const line = order.items.find((one) => one.id === lineId);
    const required = requiredByVariant.get(line?.variant_id ?? "")?.get(item) ?? 1;
    const keptQuantity = hasEnded || !line ? 0 : piecesToPack(order, line) * required;
    return Number(quantity) > keptQuantity ? [{ id, quantity: keptQuantity }] : [];
  });
  if (excess.length === 0) return;
  const deleted = excess.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  const updated = excess.filter(({ quantity }) => quantity > 0);
  await releaseReservationsWorkflow(container).run({ input: { order_id: order.id, deleted, updated } });
}

/**
 * Releases reserved goods of an order that will never be packed, because they were refunded or the order was cancelled.
 * Packed goods have already left the stock and are put back manually. Safe to repeat.
 */
export const releaseReservations = (container: MedusaContainer, orderId: string): Promise<void> =>
  withOrderLock(container, orderId, async () => {
    const order = await readOrder(container, orderId);
    if (order) await releaseUnneeded(container, order);
  });

/** How far back it looks (ms); a lost event is recovered long before that. */
const lookBackMs = 7 * dayMs;

/** Ids of orders that were cancelled or refunded recently and still have reservations. */
async function ordersKeepingGoods(knex: Knex, since: Date): Promise<string[]> {
  const refunded = orderPayments(knex, "placed.id")
    .join("refund", "refund.payment_id", "payment.id")
    .whereNull("refund.deleted_at")
    .where("refund.created_at", ">=", since);
  const rows: unknown = await knex("reservation_item as reserved")
    .join("order_item as item", "item.item_id", "reserved.line_item_id")
    .join("order as placed", "placed.id", "item.order_id")
    .distinct("placed.id")
    .whereNull("reserved.deleted_at")
    .whereNull("placed.deleted_at")
    .where((builder) => void builder.where("placed.canceled_at", ">=", since).orWhereExists(refunded));
  return idsOf(rows);
}

/** Releases reservations that the event of a recent refund or cancellation should have released. */
export async function releaseForgottenReservations(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const since = new Date(Date.now() - lookBackMs);
  for (const id of await ordersKeepingGoods(knex, since)) await releaseReservations(container, id);
}
