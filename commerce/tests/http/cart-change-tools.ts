import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { expect } from "vitest";
import { send } from "./shop";

/** Sends a change of a cart that must be answered, even if it is refused. */
export async function answerTo(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<CartChangeAnswer> {
  const answer = await send("POST", path, body, headers);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as unknown as CartChangeAnswer;
}

/** Creates a cart with its first item, one pack for Germany unless `more` differs. */
export const addToNewCart = (variantId: string, more: object = {}): Promise<CartChangeAnswer> =>
  answerTo("/store/filled-carts", { variant_id: variantId, quantity: 1, country: "de", ...more });

/** Ids of a new cart and its line. */
export async function newCart(variantId: string, more: object = {}): Promise<{ id: string; line: string }> {
  const { cart } = await addToNewCart(variantId, more);
  return { id: cart?.id ?? "", line: cart?.lines[0]?.id ?? "" };
}

export const change = (id: string, body: CartChange): Promise<CartChangeAnswer> =>
  answerTo(`/store/carts/${id}/changes`, body);

/** Quantities of the lines. */
export const packs = ({ cart }: CartChangeAnswer): number[] | undefined =>
  cart?.lines.map(({ quantity }) => quantity);
