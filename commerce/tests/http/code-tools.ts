import { expect } from "vitest";
import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { createCode, removeCode } from "../../../testing/codes";
import { once, type TestProduct } from "../../../testing/products";
import { send, shopper } from "./shop";
import type { ListedCode } from "../../src/features/codes/code-view";
import { firstOwner } from "./people";
import { shippedCart } from "./shipped-cart";

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
  for (const id of made.splice(0)) await removeCode(id);
}

export const post = async (path: string, body: object, headers?: Record<string, string>) =>
  send("POST", path, body, headers ?? (await codesOwner()).headers);

/** Creates a code that is deleted after the tests of the file. */
export async function makeCode(over: object = {}): Promise<ListedCode> {
  const code = await createCode<ListedCode>(over);
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
