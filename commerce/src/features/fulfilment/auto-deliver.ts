import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { markOrderFulfillmentAsDeliveredWorkflow } from "@medusajs/medusa/core-flows";
import { businessDaysAfter, shopDay, shopTime, dayMs } from "@su-turrone/contract/time-zone";
import { isItalianHoliday } from "@su-turrone/contract/italian-holidays";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import { withOrderLock } from "../ordering/order/order-lock";
import { readOrder } from "../ordering/order/order-record";
import { actionsOf, statusOf } from "../ordering/order/order-status";
import { statesOf } from "../ordering/order/order-view";
import { logFailure } from "../../platform/error-message";

/** Hour in the shop's time zone from which parcels are taken as delivered, so that no buyer gets a mail at night. */
const morning = 8;

/**
 * Whether a parcel counts as delivered: the given number of Italian business days has passed since it was shipped.
 * @param sentAt when the carrier took it
 * @param days greater than 0
 */
export function isTakenAsDelivered(sentAt: Date, now: Date, days: number): boolean {
  const due = businessDaysAfter(shopDay(sentAt), days, isItalianHoliday);
  const { day, hour } = shopTime(now);
  return day > due || (day === due && hour >= morning);
}

/**
 * How far back parcels are considered; older ones are left to the owner, so that nobody gets a mail about an old
 * parcel.
 */
const lookBackMs = 60 * dayMs;

const lockTimeoutSeconds = 30;

const parcelRows = z.array(z.object({ id: z.string(), order_id: z.string(), shipped_at: z.coerce.date() }));

/** Parcels shipped since a given time that count as on the way, oldest first; one that did not arrive waits for a person. */
async function parcelsOnTheWay(knex: Knex, since: Date): Promise<z.infer<typeof parcelRows>> {
  const rows: unknown = await knex("fulfillment as parcel")
    .join("order_fulfillment as link", (join) =>
      join.on("link.fulfillment_id", "parcel.id").andOnNull("link.deleted_at"),
    )
    .select("parcel.id", "link.order_id", "parcel.shipped_at")
    .whereNull("parcel.deleted_at")
    .whereNull("parcel.canceled_at")
    .whereNull("parcel.delivered_at")
    .whereRaw("parcel.metadata -> 'undelivered_at' is null")
    .where("parcel.shipped_at", ">=", since)
    .orderBy("parcel.shipped_at");
  return parcelRows.parse(rows);
}

/** Marks a parcel as delivered, unless that was done in the meantime, or the order does not allow it. */
async function deliverParcel(container: MedusaContainer, orderId: string, parcelId: string): Promise<void> {
  const order = await readOrder(container, orderId);
  const parcel = order?.fulfillments.find(({ id }) => id === parcelId);
  if (!order || !parcel || parcel.delivered_at || parcel.canceled_at) return;
  if (!actionsOf(statusOf(statesOf(order))).includes("deliver")) return;
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  if ((await withdrawals.openOf(orderId)).length > 0) return;
  await markOrderFulfillmentAsDeliveredWorkflow(container).run({
    input: { orderId, fulfillmentId: parcelId },
  });
}

/**
 * Marks parcels as delivered that were shipped the given number of business days ago, because nobody does so manually;
 * the mail about it, which invites to a review, is sent as usual. Skips refunded and cancelled orders, and orders with
 * an open withdrawal. Safe to repeat and to run concurrently. A failure is logged and does not stop the others.
 * @param days 0: nothing is marked
 */
export async function markOverdueAsDelivered(
  container: MedusaContainer,
  now: Date,
  days: number,
): Promise<void> {
  if (days === 0) return;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const parcels = await parcelsOnTheWay(knex, new Date(now.getTime() - lookBackMs));
  for (const { id, order_id: orderId } of parcels.filter((parcel) =>
    isTakenAsDelivered(parcel.shipped_at, now, days),
  )) {
    try {
      const deliver = () => deliverParcel(container, orderId, id);
      await withOrderLock(container, orderId, deliver, lockTimeoutSeconds);
    } catch (error) {
      logFailure(container, `Parcel ${id} of order ${orderId} could not be marked as delivered`, error);
    }
  }
}
