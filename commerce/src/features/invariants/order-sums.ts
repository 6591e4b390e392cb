import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { euros, type Books } from "./invariant";

/**
 * SQL factor that adds tax to an amount of a line; most amounts are stored with tax. @param included column that tells
 * whether they are
 */
const withTax = (included: "line.is_tax_inclusive" | "off.is_tax_inclusive"): string =>
  `case when ${included} then 1 else 1 + coalesce((select sum(tax.rate) from order_line_item_tax_line tax
  where tax.item_id = line.id and tax.deleted_at is null), 0) / 100 end`;

const shippingWithTax = `case when method.is_tax_inclusive then 1 else 1 + coalesce((select sum(tax.rate)
  from order_shipping_method_tax_line tax where tax.shipping_method_id = method.id and tax.deleted_at is null), 0) / 100 end`;

/** Goods total of an order as placed; its later versions are returns and parcels. */
const goods = `(select coalesce(sum(coalesce(bought.unit_price, line.unit_price) * bought.quantity
    * (${withTax("line.is_tax_inclusive")})), 0)
  from order_item bought join order_line_item line on line.id = bought.item_id
  where bought.order_id = placed.id and bought.version = 1 and bought.deleted_at is null)`;

const discounts = `(select coalesce(sum(off.amount * (${withTax("off.is_tax_inclusive")})), 0)
  from order_item bought join order_line_item line on line.id = bought.item_id
  join order_line_item_adjustment off on off.item_id = line.id and off.version = 1 and off.deleted_at is null
  where bought.order_id = placed.id and bought.version = 1 and bought.deleted_at is null)`;

const shipping = `(select coalesce(sum((method.amount - coalesce((select sum(off.amount)
      from order_shipping_method_adjustment off
      where off.shipping_method_id = method.id and off.deleted_at is null), 0)) * (${shippingWithTax})), 0)
  from order_shipping sent join order_shipping_method method on method.id = sent.shipping_method_id
  where sent.order_id = placed.id and sent.version = 1 and sent.deleted_at is null)`;

const rowsOfSums = z.array(
  z.object({ display_id: z.coerce.number(), total: z.coerce.number(), sum: z.coerce.number() }),
);

/**
 * Total of each order as placed. In later versions Medusa's `original_order_total` is what was due before the change,
 * without what had been refunded by then; the goods cannot change, as order edits, returns and exchanges are closed.
 */
export const totalsAsPlaced = (knex: Knex) =>
  knex("order_summary")
    .select("order_id", knex.raw("(totals->>'original_order_total')::numeric as total"))
    .where("version", 1)
    .whereNull("deleted_at");

/** Orders whose total differs from lines minus discounts plus shipping. */
export async function ordersWithOtherSums({ knex, settledBefore }: Books): Promise<string[]> {
  const rows: unknown = await knex("order as placed")
    .join(totalsAsPlaced(knex).as("summary"), "summary.order_id", "placed.id")
    .select("placed.display_id", "summary.total")
    .select(knex.raw(`${goods} - ${discounts} + ${shipping} as sum`))
    .whereNull("placed.deleted_at")
    .where("placed.is_draft_order", false)
    .where("placed.created_at", "<", settledBefore)
    .orderBy("placed.display_id");
  return rowsOfSums
    .parse(rows)
    .filter(({ total, sum }) => toCents(total) !== toCents(sum))
    .map(
      ({ display_id: number, total, sum }) =>
        `The lines and the shipping of order ${number} come to ${euros(toCents(sum))}, its total is ${euros(toCents(total))}`,
    );
}
