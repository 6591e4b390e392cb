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
  customerId: string | null;
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
    customerId: cart.customer_id,
    locale: cart.locale,
    address: cart.shipping_address,
    hasShipping: cart.shipping_methods.length > 0,
    metadata: cart.metadata ?? {},
    remembered,
    applied,
  };
}
