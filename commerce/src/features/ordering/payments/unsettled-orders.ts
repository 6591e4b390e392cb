import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { cartIdOfAttempt } from "../place-order/completion-attempt";
import { orderCollections, orderPayments } from "./order-payment-tables";

/*
 * What the reconciler asks the database: only orders about whose money something is open, however many are finished. The
 * queries join tables of several of Medusa's modules, which its own query cannot do for something that is missing.
 */

const withoutPayment = z.object({ cart_id: z.string().nullable(), metadata: z.unknown() });

/**
 * Ids of the carts whose order costs something and has no payment: an interruption came between the two, or even between the
 * order and its cart.
 */
export async function cartsOfUnpaidOrders(knex: Knex, since: Date): Promise<string[]> {
  const settled = orderCollections(knex, "placed.id")
    .leftJoin("payment", (join) =>
      join
        .on("payment.payment_collection_id", "collection.id")
        .andOnNull("payment.deleted_at")
        .andOnNull("payment.canceled_at"),
    )
    .where((any) => void any.where("collection.amount", "<", 0.005).orWhereNotNull("payment.id"));
  const rows: unknown = await knex("order as placed")
    .leftJoin("order_cart as made", (join) =>
      join.on("made.order_id", "placed.id").andOnNull("made.deleted_at"),
    )
    .select("made.cart_id", "placed.metadata")
    .whereNull("placed.deleted_at")
    .where("placed.status", "pending")
    .where("placed.is_draft_order", false)
    .where("placed.created_at", ">=", since)
    .whereNotExists(settled);
  return withoutPayment
    .array()
    .parse(rows)
    .flatMap(({ cart_id: cartId, metadata }) => cartId ?? cartIdOfAttempt(metadata) ?? []);
}

/** Longer than the reconciler leaves the remains of an interruption alone, in hours. */
const beingMadeHours = 24;

/**
 * Ids of the orders of the last day that were begun and are none yet: made of a cart, to be paid, and without the payment that makes
 * them whole. They become orders within seconds, or are taken back. An order whose payment was lost is none of them, nor one that
 * the owner has written.
 */
export async function ordersBeingMade(knex: Knex): Promise<string[]> {
  const paid = orderPayments(knex, "placed.id").where(
    (own) =>
      void own
        .whereNull("payment.canceled_at")
        .orWhere("payment.created_at", ">", knex.ref("placed.created_at")),
  );
  const rows: unknown = await knex("order as placed")
    .leftJoin("order_cart as made", (join) =>
      join.on("made.order_id", "placed.id").andOnNull("made.deleted_at"),
    )
    .select("placed.id", "made.cart_id", "placed.metadata")
    .whereNull("placed.deleted_at")
    .where("placed.status", "pending")
    .where("placed.is_draft_order", false)
    .where("placed.created_at", ">=", new Date(Date.now() - beingMadeHours * 3_600_000))
    .whereNotExists(paid)
    .whereNotExists(orderCollections(knex, "placed.id").where("collection.amount", "<", 0.005));
  return withoutPayment
    .extend({ id: z.string() })
    .array()
    .parse(rows)
    .flatMap(({ id, cart_id: cartId, metadata }) => ((cartId ?? cartIdOfAttempt(metadata)) ? id : []));
}

const found = z.array(z.object({ id: z.string() }));

/** Joins the sum of what was taken or given back of the row of `payment`; of the few payments that are asked for, not of all. */
const moved = (table: "capture" | "refund", name: string) =>
  `left join lateral (
    select sum(amount) as total from ${table} where deleted_at is null and payment_id = payment.id
  ) as ${name} on true`;

/** Ids of cancelled orders of whose money not all has gone back, or for which a card or PayPal still reserves money. */
export async function cancelledOrdersOwingMoney(knex: Knex, since: Date): Promise<string[]> {
  const rows: unknown = await knex("order as placed")
    .distinct("placed.id")
    .join("order_payment_collection as link", (join) =>
      join.on("link.order_id", "placed.id").andOnNull("link.deleted_at"),
    )
    .join("payment", "payment.payment_collection_id", "link.payment_collection_id")
    .joinRaw(moved("capture", "taken"))
    .joinRaw(moved("refund", "returned"))
    .whereNull("placed.deleted_at")
    .where("placed.status", "canceled")
    .where("placed.canceled_at", ">=", since)
    .whereNull("payment.deleted_at")
    .where(
      (owed) =>
        void owed
          .where(
            (reserved) =>
              void reserved
                .whereNull("taken.total")
                .whereNull("payment.canceled_at")
                .whereIn("payment.provider_id", [CARD_PROVIDER, PAYPAL_PROVIDER]),
          )
          .orWhere((kept) => void kept.whereNotNull("taken.total").whereNull("returned.total"))
          .orWhere("taken.total", ">", knex.ref("returned.total")),
    );
  return found.parse(rows).map(({ id }) => id);
}
