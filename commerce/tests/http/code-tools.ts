import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { once, type TestProduct } from "../../../testing/products";
import { owner, send, shopper } from "./shop";
import type { ListedCode } from "../../src/features/codes/code-view";
import { firstOwner } from "./people";
import { shippedCart } from "./shipped-cart";

const admin = await owner();

/** The owner as the page "Codes" sends requests for them. */
export const codesOwner = once(firstOwner);

/** Ids of the codes to delete after the tests of a file. */
const made: string[] = [];

/** Has a code deleted after the tests of the file. */
export const deleteLater = (id: string): void => {
  made.push(id);
};

/** Deletes the codes created by the tests of a file. */
export async function deleteCodes(): Promise<void> {
  for (const id of made.splice(0)) await admin.admin.promotion.delete(id);
}

/** A code that does not exist. */
export const unusedCode = (start: string): string =>
  `${start}${randomUUID().replaceAll("-", "").slice(0, 10)}`.toUpperCase();

/** The form of the page "Codes" for ten per cent, without other terms. */
export const codeForm = (over: object = {}) => ({
  key: randomUUID(),
  code: unusedCode("HTTP"),
  kind: "percent",
  value: "10",
  from: "",
  until: "",
  limit: "",
  minimum: "",
  ...over,
});

export const post = async (path: string, body: object, headers?: Record<string, string>) =>
  send("POST", path, body, headers ?? (await codesOwner()).headers);

/** Creates a code like the page "Codes". */
export async function makeCode(over: object = {}): Promise<ListedCode> {
  const { status, body } = await post("/admin/codes", codeForm(over));
  expect(status, JSON.stringify(body)).toBe(200);
  const code = body["code"] as ListedCode;
  deleteLater(code.id);
  return code;
}

export const changeCode = (id: string, body: object) => post(`/admin/codes/${id}`, body);

/** Changes a code and expects success. */
export async function changedCode(id: string, body: object): Promise<ListedCode> {
  const answer = await changeCode(id, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body["code"] as ListedCode;
}

/** A code as the list shows it. */
export async function listedCode(id: string): Promise<ListedCode | undefined> {
  const { headers } = await codesOwner();
  const { body } = await send("GET", "/admin/codes?limit=100", undefined, headers);
  return (body["codes"] as ListedCode[]).find((code) => code.id === id);
}

/** Id of a cart with one product and shipping. */
export const cartOf = async ({ variantId }: TestProduct, quantity = 1, country = "de"): Promise<string> =>
  (await shippedCart([{ variant_id: variantId, quantity }], { country })).id;

const cents = (euro: number | undefined) => Math.round((euro ?? Number.NaN) * 100);

/** Applies a code to a cart: the discount on its goods (cents, VAT included), and the refusal if there is one. */
export async function applyCode(cartId: string, code: string) {
  const { status, body } = await send("POST", `/store/carts/${cartId}/changes`, { type: "apply_code", code });
  expect(status).toBe(200);
  const { cart } = await shopper.store.cart.retrieve(cartId);
  return {
    off: cents(cart.original_item_total) - cents(cart.item_total),
    shipping: cents(cart.shipping_total),
    refusal: (body as unknown as CartChangeAnswer).refusal?.code ?? null,
  };
}
