import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { sessionOf } from "./stripe";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { readRows } from "../../../platform/read-rows";

const row = z.object({
  payment_collection: z.object({ order: z.object({ id: z.string() }).nullish() }).nullish(),
});

export async function orderOfPayment(container: MedusaContainer, paymentId: string): Promise<string | null> {
  const [payment] = await readRows(container, "payment", row, { id: paymentId });
  return payment?.payment_collection?.order?.id ?? null;
}

const paymentRow = row.extend({
  data: z.record(z.string(), z.unknown()).nullish(),
  captured_at: z.coerce.date().nullish(),
  canceled_at: z.coerce.date().nullish(),
});

/**
 * The shop's payments of the given payment sessions. Every payment keeps its session forever, and that column is
 * indexed, unlike the provider's data.
 */
export async function paymentsOfSessions(
  container: MedusaContainer,
  sessionIds: string[],
): Promise<z.infer<typeof paymentRow>[]> {
  if (sessionIds.length === 0) return [];
  return readRows(container, "payment", paymentRow, { payment_session_id: sessionIds });
}

/** Id of the order whose payment is this intent; null when there is none. */
export async function orderOfIntent(
  container: MedusaContainer,
  intent: Stripe.PaymentIntent,
): Promise<string | null> {
  const payments = await paymentsOfSessions(container, [sessionOf(intent) ?? []].flat());
  const own = payments.find(({ data }) => data?.["id"] === intent.id);
  return own?.payment_collection?.order?.id ?? null;
}

/*
 * Sub-queries from an order to its payments, to be narrowed down and used with `whereExists`. `orderId` is the column
 * of the outer query with the order's id. Medusa's own query cannot search for missing rows across modules.
 */

/** Links of an order to its payment collections; aliased as `link`. */
const collectionLinks = (knex: Knex, orderId: string) =>
  knex("order_payment_collection as link")
    .whereNull("link.deleted_at")
    .where("link.order_id", knex.ref(orderId));

/** Payment collections of an order; aliased as `collection`. */
export const orderCollections = (knex: Knex, orderId: string) =>
  collectionLinks(knex, orderId).join(
    "payment_collection as collection",
    "collection.id",
    "link.payment_collection_id",
  );

/** Payments of an order, including cancelled ones. */
export const orderPayments = (knex: Knex, orderId: string) =>
  collectionLinks(knex, orderId)
    .join("payment", "payment.payment_collection_id", "link.payment_collection_id")
    .whereNull("payment.deleted_at");

/** Captures or refunds with their payment and the `link` to its order; aliased as `moved`. */
export const movedMoney = (knex: Knex, table: "capture" | "refund") =>
  knex(`${table} as moved`)
    .join("payment", "payment.id", "moved.payment_id")
    .join("order_payment_collection as link", (join) =>
      join.on("link.payment_collection_id", "payment.payment_collection_id").andOnNull("link.deleted_at"),
    )
    .whereNull("moved.deleted_at");

/** Payments of an order that are neither fully captured nor cancelled. */
export const openPayments = (knex: Knex, orderId: string) =>
  orderPayments(knex, orderId).whereNull("payment.captured_at").whereNull("payment.canceled_at");
