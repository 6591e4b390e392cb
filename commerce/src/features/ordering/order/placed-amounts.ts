import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/*
 * SQL of the amounts of orders as placed, in euros with tax. `placed` is the order, `bought` its line's row of quantities,
 * `line` its line. Later versions of an order are returns and parcels; its goods cannot change, as order edits, returns
 * and exchanges are closed.
 */

/**
 * SQL factor that adds tax to an amount of a line; most amounts are stored with tax. @param included column that tells
 * whether they are
 */
const withTax = (included: "line.is_tax_inclusive" | "off.is_tax_inclusive"): string =>
  `case when ${included} then 1 else 1 + coalesce((select sum(tax.rate) from order_line_item_tax_line tax
  where tax.item_id = line.id and tax.deleted_at is null), 0) / 100 end`;

const shippingWithTax = `case when method.is_tax_inclusive then 1 else 1 + coalesce((select sum(tax.rate)
  from order_shipping_method_tax_line tax where tax.shipping_method_id = method.id and tax.deleted_at is null), 0) / 100 end`;

/** Price of a line. */
export const lineGoods = `coalesce(bought.unit_price, line.unit_price) * bought.quantity * (${withTax("line.is_tax_inclusive")})`;

/** A discount `off` of a line. */
export const lineDiscount = `off.amount * (${withTax("off.is_tax_inclusive")})`;

export const orderGoods = `(select coalesce(sum(${lineGoods}), 0)
  from order_item bought join order_line_item line on line.id = bought.item_id
  where bought.order_id = placed.id and bought.version = 1 and bought.deleted_at is null)`;

export const orderDiscounts = `(select coalesce(sum(${lineDiscount}), 0)
  from order_item bought join order_line_item line on line.id = bought.item_id
  join order_line_item_adjustment off on off.item_id = line.id and off.version = 1 and off.deleted_at is null
  where bought.order_id = placed.id and bought.version = 1 and bought.deleted_at is null)`;

export const orderShipping = `(select coalesce(sum((method.amount - coalesce((select sum(off.amount)
      from order_shipping_method_adjustment off
      where off.shipping_method_id = method.id and off.deleted_at is null), 0)) * (${shippingWithTax})), 0)
  from order_shipping sent join order_shipping_method method on method.id = sent.shipping_method_id
  where sent.order_id = placed.id and sent.version = 1 and sent.deleted_at is null)`;

/**
 * Total of each order. In later versions Medusa's `original_order_total` is what was due before the change, without what
 * had been refunded by then.
 */
export const orderTotals = (knex: Knex) =>
  knex("order_summary")
    .select("order_id", knex.raw("(totals->>'original_order_total')::numeric as total"))
    .where("version", 1)
    .whereNull("deleted_at");
