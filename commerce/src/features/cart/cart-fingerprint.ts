import { createHash } from "node:crypto";
import { cartParts, type CartPart, type CartView } from "@su-turrone/contract/cart-view";

type ShownCart = Omit<CartView, "fingerprint">;

/** What the confirm page shows of each part. */
const shown: Readonly<Record<CartPart, (cart: ShownCart) => unknown>> = {
  // by variant: the same goods put back in another order are no change
  goods: ({ lines }) =>
    lines
      .map(({ variant_id, name, grams, quantity, unit_cents }) =>
        [variant_id, name, grams, quantity, unit_cents].join(" "),
      )
      .sort(),
  delivery_address: ({ shipping_address: address }) => address,
  billing_address: ({ billing_address: address }) => address,
  contact: ({ email }) => email,
  gift: ({ requests }) => [requests.gift, requests.gift_message],
  notes: ({ requests }) => requests.notes,
  invoice: ({ requests }) => requests.invoice,
  shipping: ({ totals }) => totals.shipping_cents,
  code: ({ codes, totals }) => [codes, totals.goods_cents + totals.shipping_cents - totals.total_cents],
  vat: ({ totals }) => totals.tax_cents,
  method: ({ payment }) => payment,
};

const digestOf = (cart: ShownCart, part: CartPart): string =>
  createHash("sha256")
    .update(JSON.stringify(shown[part](cart)))
    .digest("base64url")
    .slice(0, 16);

/** The `fingerprint` of a cart: one digest for each of the `cartParts`, so that a change can be named. */
export const fingerprintOf = (cart: ShownCart): string =>
  cartParts.map((part) => digestOf(cart, part)).join(".");

/** Parts with which the VAT changes by itself. */
const taxed: readonly CartPart[] = ["goods", "delivery_address", "billing_address", "shipping", "code"];

/**
 * Parts of a cart that are no longer as they were shown with this fingerprint. What only follows from another change is
 * not named beside it: the VAT contained in other goods, and the payment method, which every change of the total clears.
 */
export function changedParts(fingerprint: string, cart: ShownCart): CartPart[] {
  const digests = fingerprint.split(".");
  const changed = cartParts.filter((part, index) => digests[index] !== digestOf(cart, part));
  const follows = (part: CartPart): boolean =>
    (part === "vat" && taxed.some((cause) => changed.includes(cause))) ||
    (part === "method" && cart.payment === null && changed.length > 1);
  return changed.filter((part) => !follows(part));
}
