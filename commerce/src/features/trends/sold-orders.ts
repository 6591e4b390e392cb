import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { shopTimeZone } from "@su-turrone/contract/time-zone";
import type { Span } from "../month-end/month";
import { lineDiscount, lineGoods, orderTotals } from "../ordering/order/order-sums";
import { paidByKey } from "../ordering/order/order-payment";
import { orderPayments } from "../ordering/payments/order-of-payment";
import { filledByKey } from "../telephone-orders/quote-order";
import type { Buyers, Funnel, Sales } from "./trend-types";

/*
 * What was ordered, read from the rows of several Medusa modules: its own query can neither group nor join them. An order
 * counts on the day it was placed, in the shop's time zone, unless it is cancelled.
 */

const sold = (knex: Knex, { from, before }: Span) =>
  knex("order as placed")
    .whereNull("placed.deleted_at")
    .where("placed.is_draft_order", false)
    .whereNot("placed.status", "canceled")
    .where("placed.created_at", ">=", from)
    .where("placed.created_at", "<", before);

const soldLines = (knex: Knex, span: Span) =>
  sold(knex, span)
    .join("order_item as bought", (join) =>
      join.on("bought.order_id", "placed.id").andOnVal("bought.version", 1).andOnNull("bought.deleted_at"),
    )
    .join("order_line_item as line", "line.id", "bought.item_id");

const salesRows = z.array(z.object({ key: z.string(), orders: z.coerce.number(), cents: z.coerce.number() }));

/** What sales are grouped by: the day, the country of delivery, or the provider of the newest payment. */
export type SalesKey = "day" | "country" | "provider";

/** Sales of a span by day, country (lower case) or payment provider ("" without a payment). */
export async function salesBy(knex: Knex, by: SalesKey, span: Span): Promise<(Sales & { key: string })[]> {
  const keys = {
    day: knex.raw("to_char(placed.created_at at time zone ?, 'YYYY-MM-DD')", [shopTimeZone]),
    country: knex.raw("coalesce(lower(address.country_code), '')"),
    provider: knex.raw("coalesce((?), '')", [
      orderPayments(knex, "placed.id").select(paidByKey(knex)).orderBy("payment.created_at", "desc").limit(1),
    ]),
  };
  const orders = sold(knex, span)
    .join(orderTotals(knex).as("summary"), "summary.order_id", "placed.id")
    .leftJoin("order_address as address", "address.id", "placed.shipping_address_id")
    .select({ key: keys[by] }, "summary.total");
  const rows: unknown = await knex
    .from(orders.as("each_order"))
    .select("key", knex.raw("count(*) as orders"), knex.raw("round(sum(total) * 100) as cents"))
    .groupBy("key")
    .orderBy("key");
  return salesRows.parse(rows);
}

const lineRows = z.array(
  z.object({
    variant_id: z.string(),
    product: z.string(),
    variant: z.string(),
    packs: z.coerce.number(),
    cents: z.coerce.number(),
  }),
);

/** Packs and cents after discounts of each variant, the most first; names as in the orders. */
export async function soldVariants(knex: Knex, span: Span): Promise<z.infer<typeof lineRows>> {
  const discount = knex("order_line_item_adjustment as off")
    .where("off.item_id", knex.ref("line.id"))
    .where("off.version", 1)
    .whereNull("off.deleted_at")
    .select(knex.raw(`coalesce(sum(${lineDiscount}), 0)`));
  const rows: unknown = await soldLines(knex, span)
    .whereNotNull("line.variant_id")
    .select("line.variant_id")
    .select(knex.raw("max(coalesce(line.product_title, line.title)) as product"))
    .select(knex.raw("max(coalesce(line.variant_title, '')) as variant"))
    .select(knex.raw("sum(bought.quantity) as packs"))
    .select(knex.raw(`round(sum(${lineGoods} - (?)) * 100) as cents`, [discount]))
    .groupBy("line.variant_id")
    .orderBy([{ column: "packs", order: "desc" }, "line.variant_id"]);
  return lineRows.parse(rows);
}

/** Orders with each promotion code, and the cents it took off. */
export async function usedCodes(knex: Knex, span: Span): Promise<(Sales & { key: string })[]> {
  const rows: unknown = await soldLines(knex, span)
    .join("order_line_item_adjustment as off", (join) =>
      join.on("off.item_id", "line.id").andOnVal("off.version", 1).andOnNull("off.deleted_at"),
    )
    .whereNotNull("off.code")
    .select({ key: "off.code" })
    .select(knex.raw("count(distinct placed.id) as orders"))
    .select(knex.raw(`round(sum(${lineDiscount}) * 100) as cents`))
    .groupBy("off.code")
    .orderBy([{ column: "orders", order: "desc" }, "off.code"]);
  return salesRows.parse(rows);
}

const buyerRow = z.object({ new: z.coerce.number(), returning: z.coerce.number() });

/**
 * Buyers of a span, without those whose data was erased.
 * @param ownEmail the workshop's address, which stands on orders of many people who have none
 */
export async function countBuyers(knex: Knex, span: Span, ownEmail: string): Promise<Buyers> {
  const buyers = sold(knex, span)
    .whereNotNull("placed.email")
    .whereRaw("lower(placed.email) <> ?", [ownEmail.toLowerCase()])
    .distinct(knex.raw("lower(placed.email) as buyer"));
  const first = sold(knex, { from: new Date(0), before: span.before })
    .whereNotNull("placed.email")
    .select({ buyer: knex.raw("lower(placed.email)") })
    .min({ at: "placed.created_at" })
    .groupByRaw("1");
  const row: unknown = await knex
    .from(buyers.as("buyers"))
    .join(first.as("first"), "first.buyer", "buyers.buyer")
    .first(
      knex.raw("count(*) filter (where first.at >= ?) as new", [span.from]),
      knex.raw("count(*) filter (where first.at < ?) as returning", [span.from]),
    );
  return buyerRow.parse(row);
}

const funnelRow = z.object({
  filled: z.coerce.number(),
  addressed: z.coerce.number(),
  payment_chosen: z.coerce.number(),
  ordered: z.coerce.number(),
});

/** Carts created in a span into which shoppers put something, and how far they came. */
export async function countCarts(knex: Knex, { from, before }: Span): Promise<Omit<Funnel, "from">> {
  const chosen = knex("cart_payment_collection as link")
    .join("payment_session as session", "session.payment_collection_id", "link.payment_collection_id")
    .where("link.cart_id", knex.ref("cart.id"))
    .select("session.id");
  const carts = knex("cart")
    .where("cart.created_at", ">=", from)
    .where("cart.created_at", "<", before)
    .whereRaw("cart.metadata ->> ? is null", [filledByKey])
    .whereExists(knex("cart_line_item").where("cart_id", knex.ref("cart.id")).select("id"))
    .select({
      ordered: knex.raw("cart.completed_at is not null"),
      paying: knex.raw("exists (?)", [chosen]),
      known: knex.raw("cart.email is not null and cart.shipping_address_id is not null"),
    });
  const row: unknown = await knex
    .from(carts.as("each_cart"))
    .first(
      knex.raw("count(*) as filled"),
      knex.raw("count(*) filter (where known or paying or ordered) as addressed"),
      knex.raw("count(*) filter (where paying or ordered) as payment_chosen"),
      knex.raw("count(*) filter (where ordered) as ordered"),
    );
  return funnelRow.parse(row);
}
