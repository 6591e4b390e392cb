import type { CartChangeAnswer } from "@su-turrone/contract/cart-view";
import { expect, test } from "vitest";
import { cookieOf } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import { smallHazelnut } from "../../e2e/support/orders";
import { fileStorefront } from "./file-storefront";

// visitors are identified by the IP sent by the proxy in front
const storefront = fileStorefront({ TRUSTED_PROXIES: "1" });

const sentences = {
  de: "Über Ihren Anschluss wurden in kurzer Zeit sehr viele Warenkörbe angelegt. Bitte versuchen Sie es in einer Stunde noch einmal.",
  it: "Da questa connessione sono nati moltissimi carrelli in poco tempo. Riprovi tra un’ora.",
  en: "A great many carts have been started over your connection in a short time. Please try again in an hour.",
} as const;

/** Response of commerce to adding a variant that is not sold. */
const refused: CartChangeAnswer = {
  cart: null,
  effects: [],
  taken: [],
  refusal: { code: "variant_not_sellable" },
};

const add = (path: string, variantId: string, from: string, cookie = ""): Promise<Response> =>
  storefront.post(
    path,
    { intent: "add", variantId, quantity: "1" },
    { "X-Forwarded-For": from, ...(cookie ? { Cookie: cookie } : {}) },
  );

test("limits new carts per client address, without blocking existing carts or other addresses", async () => {
  const variantId = await smallHazelnut();
  const many = "198.51.100.7";
  const first = await add("/api/cart", variantId, many);
  const cookie = cookieOf(first);
  expect([first.status, cookie]).toEqual([200, expect.stringContaining("cart=")]);

  storefront.proxy.replacements.set("/store/filled-carts", refused);
  for (let n = 1; n < 500; n++) expect((await add("/api/cart", variantId, many)).status).toBe(404);
  storefront.proxy.replacements.clear();
  storefront.proxy.takePaths();

  for (const language of ["de", "it", "en"] as const) {
    const answer = await add(href("cart", language), variantId, many);
    expect(answer.status).toBe(429);
    expect((await answer.text()).includes(sentences[language])).toBe(true);
  }
  expect(storefront.proxy.takePaths()).not.toContain("/store/filled-carts");
  expect((await add("/api/cart", variantId, many, cookie)).status).toBe(200);
  expect((await add("/api/cart", variantId, "198.51.100.8")).status).toBe(200);
});
