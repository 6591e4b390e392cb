import { expect } from "vitest";
import type { CartView } from "@su-turrone/contract/cart-view";
import { firstOwner } from "./people";
import { send } from "./shop";

const owner = await firstOwner();

/** Where the buyer lives. */
export const address = {
  fullName: "Grazia Deledda",
  street: "Lindenweg 4",
  addition: "",
  postalCode: "D-80331",
  city: "München",
  province: "",
  country: "de",
  phone: "089 1234567",
};

/** Sends a request below that for orders at the telephone, in Italian. */
export const call = (path: string, body: object, headers = owner.headers) =>
  send("POST", `/admin/telephone-orders${path}`, body, { ...headers, "x-medusa-locale": "it-IT" });

/** What the staff sends of an order of one pack. */
export const spoken = (variantId: string, email: string, more: object = {}) => ({
  language: "de",
  lines: [{ variant_id: variantId, quantity: 1 }],
  email,
  address,
  billing: null,
  code: "",
  gift: false,
  gift_message: "",
  notes: "",
  invoice: null,
  gift_parcels: null,
  ...more,
});

export async function quote(variantId: string, email: string, more: object = {}): Promise<CartView> {
  const { status, body } = await call("/quotes", spoken(variantId, email, more));
  expect([status, body["message"]]).toEqual([201, undefined]);
  return body["cart"] as CartView;
}

/** What the page showed of a cart. */
export const shown = ({ id, fingerprint, totals }: CartView) => ({
  cart_id: id,
  fingerprint,
  shown_cents: totals.total_cents,
});

/** Orders a quoted cart. @returns the order's id */
export async function take(cart: CartView, method: "bank_transfer" | "workshop"): Promise<string> {
  const { status, body } = await call("", { ...shown(cart), method });
  expect([status, body["message"]]).toEqual([201, undefined]);
  return String(body["order_id"]);
}
