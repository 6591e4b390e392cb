import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toEuros, toCents } from "@su-turrone/contract/money";
import { shareCents } from "../ordering/order/vat";
import { readCart } from "./read-cart";

/**
 * Rounds the discount of each line to whole cents that add up to the rounded sum; half a cent is rounded in favour of
 * the shopper.
 */
export const wholeCents = (euro: readonly number[]): number[] =>
  shareCents(toCents(euro.reduce((sum, amount) => sum + amount, 0)), euro);

/**
 * Rounds the discounts on a cart's lines to whole cents. Medusa stores ten per cent of 7.45 as 0.745; each page would
 * round by itself, and discount and total would no longer add up. Discounts without tax are left alone, because they
 * would not be whole cents once tax is added.
 */
export async function roundAdjustments(container: MedusaContainer, cartId: string): Promise<void> {
  const cart = await readCart(container, cartId);
  const all = (cart?.items ?? [])
    .flatMap(({ adjustments }) => adjustments)
    .filter((row) => row.is_tax_inclusive);
  const changed = [...new Set(all.map(({ code }) => code))].flatMap((code) => {
    const own = all.filter((row) => row.code === code);
    const cents = wholeCents(own.map(({ amount }) => amount));
    return own.flatMap(({ id, item_id, amount: before }, index) => {
      const amount = toEuros(cents[index] ?? 0);
      return amount === before ? [] : [{ id, item_id, amount }];
    });
  });
  if (changed.length > 0) await container.resolve(Modules.CART).upsertLineItemAdjustments(changed);
}
