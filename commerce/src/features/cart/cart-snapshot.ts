import type { CartEffect, RemovedLine, CartView, CodeStatus } from "@su-turrone/contract/cart-view";
import { toCents } from "@su-turrone/contract/money";
import { codedCartOf, type CodedCart } from "./promotion-status";
import type { CartRecord } from "./read-cart";

/** A cart before a change, with the fields needed to plan the change and describe its effects. */
export interface CartSnapshot extends Pick<CodedCart, "remembered" | "applied"> {
  lines: {
    id: string;
    variant_id: string;
    name: string;
    grams: number;
    quantity: number;
    /** Price per pack in euro. */
    unit_price: number;
  }[];
  /** Language of the product names in the cart. */
  locale: string | null;
  address: Record<string, string | null> | null;
  hasShipping: boolean;
  metadata: Record<string, unknown>;
}

/** What a change has to know of a cart. */
export function cartSnapshot(cart: CartRecord): CartSnapshot {
  const { remembered, applied } = codedCartOf(cart);
  return {
    lines: cart.items.map(({ id, variant_id, product_title, title, variant, quantity, unit_price }) => ({
      id,
      variant_id: variant_id ?? "",
      name: product_title ?? title,
      grams: variant?.weight ?? 0,
      quantity,
      unit_price,
    })),
    locale: cart.locale,
    address: cart.shipping_address,
    hasShipping: cart.shipping_methods.length > 0,
    metadata: cart.metadata ?? {},
    remembered,
    applied,
  };
}

type Before = Pick<CartSnapshot, "lines" | "applied">;

/**
 * Effects of a change on codes.
 * @param statuses of every code the shopper wants, and of those that were lost
 * @param asked the requested code, which is reported by the change itself
 */
function codeEffects(statuses: readonly CodeStatus[], { applied }: Before, asked?: string): CartEffect[] {
  return statuses.flatMap((status): CartEffect[] => {
    const { code, state } = status;
    if (code.toUpperCase() === asked?.toUpperCase()) return [];
    const before = applied.includes(code);
    if (state === "invalid") return [{ kind: "code_removed", code }];
    if (state === "applied") return before ? [] : [{ kind: "code_reapplied", code }];
    return before ? [{ kind: "code_suspended", status }] : [];
  });
}

const priceEffects = ({ lines }: Before, after: CartView): CartEffect[] =>
  after.lines.flatMap(({ id, name, unit_cents }): CartEffect[] => {
    const line = lines.find((before) => before.id === id);
    return line && toCents(line.unit_price) !== unit_cents ? [{ kind: "price", name, unit_cents }] : [];
  });

/** Side effects of a change: codes first, then prices. Pure. */
export const effectsOf = (
  before: Before,
  after: CartView,
  statuses: readonly CodeStatus[],
  asked?: string,
): CartEffect[] => [...codeEffects(statuses, before, asked), ...priceEffects(before, after)];

export const removedLines = ({ lines }: Before, after: CartView): RemovedLine[] =>
  lines
    .filter(({ id }) => !after.lines.some((line) => line.id === id))
    .map(({ id, variant_id, name, grams, quantity }) => ({ id, variant_id, name, grams, quantity }));
