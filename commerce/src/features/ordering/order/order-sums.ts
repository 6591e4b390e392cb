import { toCents, type Cents } from "@su-turrone/contract/money";
import { boughtLines, type OrderRecord } from "./order-record";
import { lineName, perKgCents, taxesOf, totalCentsOf } from "./order-view";

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
