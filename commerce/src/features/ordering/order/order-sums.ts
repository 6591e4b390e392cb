import { toCents, type Cents } from "@su-turrone/contract/money";
import { boughtLines, type OrderRecord } from "./order-record";
import { lineName, perKgCents, taxesOf, totalCentsOf } from "./order-view";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** One line of an order, tax included. */
export interface OrderSumLine {
  name: string;
  quantity: number;
  unit_cents: Cents;
  /** Price per kilogram; null when not applicable. */
  per_kg_cents: Cents | null;
  total_cents: Cents;
}

/** Ordered goods and totals, tax included, as shown to buyer and owner. */
export interface OrderSums {
  lines: OrderSumLine[];
  goods_cents: Cents;
  discount_cents: Cents;
  shipping_cents: Cents;
  total_cents: Cents;
  /** Rates in per cent. */
  taxes: { rate: number; vat_cents: Cents }[];
}

/**
 * Totals of an order in whole cents that add up as in the confirmation: goods and shipping are whole cents anyway, the
 * total is rounded once, and the discount is the difference.
 */
export function orderSums(order: OrderRecord): OrderSums {
  const sum = (cents: readonly Cents[]) => cents.reduce((all, one) => all + one, 0);
  const goods = sum(order.items.map((item) => toCents(item.original_total)));
  const shipping = sum(order.shipping_methods.map((method) => toCents(method.total)));
  const total = totalCentsOf(order);
  return {
    lines: boughtLines(order).map((item) => ({
      name: lineName(item),
      quantity: item.quantity,
      unit_cents: toCents(item.unit_price),
      per_kg_cents: perKgCents(item),
      total_cents: toCents(item.unit_price) * item.quantity,
    })),
    goods_cents: goods,
    discount_cents: goods + shipping - total,
    shipping_cents: shipping,
    total_cents: total,
    taxes: taxesOf(order).map(({ rate, vat_cents: vat }) => ({ rate, vat_cents: vat })),
  };
}

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
