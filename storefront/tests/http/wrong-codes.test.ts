import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { expect, test } from "vitest";
import { cookieOf } from "../../../testing/shopper";
import type { CartNotice } from "../../app/cart/cart-notices";
import { href } from "../../app/i18n/paths";
import { smallHazelnut } from "../../e2e/support/orders";
import { fileStorefront } from "./file-storefront";

const storefront = fileStorefront();

/** The cookie of a browser without a cart that has opened a code's link. */
async function cookieOfLink(code: string): Promise<string> {
  const answer = await storefront.post(href("discount", "de", { code }), {});
  expect(answer.status).toBe(303);
  return cookieOf(answer);
}

/** Adds the first pack to a cart; returns the cart's codes, and the notices. */
async function addFirst(cookie: string): Promise<{ codes: string[]; notices: CartNotice[] }> {
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: "1" };
  const answer = await storefront.post("/api/cart", form, { Cookie: cookie });
  expect(answer.status).toBe(200);
  const { snapshot, notices } = (await answer.json()) as {
    snapshot: { cart: { codes: { code: string }[] } };
    notices: CartNotice[];
  };
  return { codes: snapshot.cart.codes.map(({ code }) => code), notices };
}

/** Response of commerce to the first pack with an invalid code. */
const refusedAnswer: CartChangeAnswer = {
  cart: {
    id: "cart_made_up",
    lines: [],
    totals: { goods_cents: 710, shipping_cents: 690, tax_cents: 92, total_cents: 1400 },
    free_shipping_from_cents: 5000,
    codes: [],
    waiting: [],
    email: null,
    shipping_address: null,
    billing_address: null,
    requests: { notes: "", gift: false, gift_message: "", invoice: null },
    payment: null,
    fingerprint: "",
  },
  effects: [{ kind: "code_removed", code: "NIX-DA" }],
  taken: [],
  refusal: null,
};

test("wrong codes from links count for the client address, even if each starts a new cart", async () => {
  const good = await cookieOfLink("TORRONE10");
  expect((await addFirst(good)).codes).toEqual(["TORRONE10"]);

  const wrong = await cookieOfLink("NIX-DA");
  storefront.proxy.replacements.set("/store/filled-carts", refusedAnswer);
  for (let n = 0; n < 100; n++) await addFirst(wrong);
  storefront.proxy.replacements.clear();

  const { codes, notices } = await addFirst(good);
  expect(codes).toEqual([]);
  // it is still valid, and can be entered later
  expect(notices).toContainEqual({ key: "codeUnchecked", values: { code: "TORRONE10" } });
});
