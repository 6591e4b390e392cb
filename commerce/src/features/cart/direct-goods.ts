import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { toCents } from "@su-turrone/contract/money";
import type { Terms } from "./cart-terms";
import { currentLines, priceToSell, type PackPrice } from "./current-lines";
import { insert, lineRow, lineTaxRows, priceColumns, type AddedVariant } from "./direct-change-rows";
import type { DiscountedLine } from "./direct-codes";
import type { CartAction } from "./plan-cart-change";
import type { CartRecord } from "./read-cart";

export interface GoodsChange {
  added: { line: ReturnType<typeof lineRow>; taxes: ReturnType<typeof lineTaxRows> } | null;
  changed: { id: string; quantity: number; price: PackPrice } | null;
  removed: string | null;
}

export async function writeGoods(
  transaction: Knex,
  { added, changed, removed }: GoodsChange,
  updated_at: Date,
): Promise<void> {
  if (added) {
    await insert(transaction, "cart_line_item", [added.line]);
    await insert(transaction, "cart_line_item_tax_line", added.taxes);
  }
  if (changed) {
    const { id, quantity, price } = changed;
    await transaction("cart_line_item")
      .where({ id })
      .update({ quantity, is_tax_inclusive: price.taxInclusive, ...priceColumns(price), updated_at });
  }
  if (removed !== null) {
    await transaction("cart_line_item").where("id", removed).update({ deleted_at: updated_at });
    await transaction("cart_line_item_tax_line").where("item_id", removed).update({ deleted_at: updated_at });
  }
}

/** The goods after a change; null if they may not be sold, or are no ordinary ones. */
export async function goodsAfter(
  container: MedusaContainer,
  cart: CartRecord,
  variant: AddedVariant | null,
  action: CartAction,
  { taxesOf }: Terms,
): Promise<(GoodsChange & { items: readonly DiscountedLine[] }) | null> {
  const { items, sales_channel_id: salesChannelId } = cart;
  const same = { items, added: null, changed: null, removed: null };
  if (action.type === "codes") return same;
  if (action.type === "update") {
    const lines = await currentLines(container, cart);
    return lines.every(({ item, cents }) => toCents(item.unit_price) === cents) ? same : null;
  }
  if (action.type === "remove") {
    const { line_id: removed } = action;
    return { ...same, items: items.filter(({ id }) => id !== removed), removed };
  }
  if (!salesChannelId) return null;
  if (action.type === "set_quantity") {
    const { line_id: id, quantity } = action;
    const item = items.find((line) => line.id === id);
    const price =
      item && (await priceToSell(container, cart, salesChannelId, { variant: item.variant, quantity }));
    if (!price) return null;
    const priced = { unit_price: price.euro, is_tax_inclusive: price.taxInclusive, quantity };
    return {
      ...same,
      items: items.map((line) => (line.id === id ? { ...line, ...priced } : line)),
      changed: { id, quantity, price },
    };
  }
  if (action.type !== "add" || !variant || variant.is_giftcard) return null;
  const { quantity } = action;
  const price = await priceToSell(container, cart, salesChannelId, { variant, quantity });
  if (!price) return null;
  const line = lineRow(cart.id, variant, quantity, price, cart.locale);
  const taxes = lineTaxRows(line.id, await taxesOf(variant));
  return { ...same, items: [...items, { ...line, unit_price: price.euro }], added: { line, taxes } };
}
