import { expect } from "vitest";
import { href } from "../../app/i18n/paths";
import { buyers } from "../../e2e/support/goods";
import type { Language } from "../../app/i18n/languages";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { textOf } from "./delivered-page";
import type { PlainBrowser, Typed } from "./plain-browser";

// the steps of the checkout in a browser without JavaScript

const t = words("de", "checkout");
export const orderButton = { de: "Zahlungspflichtig bestellen", it: "Ordine con obbligo di pagare" } as const;
export const mail = (what: string) =>
  `${what}.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.com`;

/** A buyer's address as typed into one of the two addresses. */
export const address = (kind: "shipping" | "billing", country: string, buyer = buyers.de): Typed => ({
  [`${kind}.country`]: country,
  [`${kind}.fullName`]: buyer.name,
  [`${kind}.street`]: buyer.street,
  [`${kind}.postalCode`]: buyer.postalCode,
  [`${kind}.city`]: buyer.city,
});

/** Puts packs into the cart and opens the first step. */
export async function start(
  browser: PlainBrowser,
  form: Record<string, string> = {},
  language: Language = "de",
) {
  const added = { intent: "add", variantId: await smallHazelnut(), quantity: "1", ...form };
  await browser.request.post(href("cart", language), { form: added });
  await browser.open(href("checkout", language));
}

/** Goes from the first step to the order button. */
export async function toButton(browser: PlainBrowser, typed: Typed): Promise<void> {
  await browser.press(t.information.submit, { ...address("shipping", "de"), ...typed });
  expect(browser.path).toBe(href("checkoutPayment", "de"));
  await browser.press(t.payment.submit, { method: "bank_transfer" });
  expect(browser.path).toBe(href("checkoutConfirm", "de"));
}

export async function order(browser: PlainBrowser, thanked: string): Promise<void> {
  await browser.press(orderButton.de);
  expect(browser.path).toMatch(/^\/checkout\/confirmation\/order_\w+$/);
  expect(textOf(browser.page.query("h1"))).toContain(thanked);
}
