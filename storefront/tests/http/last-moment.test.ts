import { expect, vi } from "vitest";
import { createProduct, type TestProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { ordersOf } from "../../e2e/support/admin";
import { buyers } from "../../e2e/support/goods";
import { createCode, removeCode } from "../../../testing/codes";
import { words } from "../../e2e/support/words";
import type { PlainBrowser } from "./plain-browser";
import { address, mail, order, orderButton, start, toButton } from "./plain-checkout";
import { test } from "./request";

// what changes until the order button is pressed; each test places an order, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const t = words("de", "checkout");

/** Two packs at 30 euros in the cart, so that shipping is free: 60.00. */
async function twoPacks(browser: PlainBrowser, code?: string): Promise<TestProduct> {
  const product = await createProduct(`Letzter Torrone ${Date.now()}`, { euro: 30, stock: 10 });
  await start(browser, { variantId: product.variantId, quantity: "2" });
  if (code) await browser.request.post(href("cart", "de"), { form: { intent: "apply-promo", code } });
  await browser.open(href("checkout", "de"));
  return product;
}

test("a voucher of the whole total needs no payment method and places the order", async ({ browser }) => {
  const email = mail("gutschein");
  const { id: codeId, code } = await createCode({ value: "100", minimum: "50" });
  const product = await twoPacks(browser, code);
  await browser.press(t.information.submit, { email, ...address("shipping", "de") });
  expect(browser.page.mainText).toContain(t.payment.nothing);
  expect(browser.page.queryAll('input[type="radio"]')).toEqual([]);
  await browser.press(t.payment.submit);
  for (const text of [t.payment.nothing, "0,00 €"]) expect(browser.page.mainText).toContain(text);
  await order(browser, buyers.de.name);
  expect(browser.page.mainText).toContain(words("de", "order").statuses.processing);
  expect((await ordersOf(email)).map(({ total, status }) => [total, status])).toEqual([[0, "pending"]]);
  await removeCode(codeId);
  await product.takeOffSale();
});

test("a price change before the order is placed is shown and has to be confirmed", async ({ browser }) => {
  const email = mail("teurer");
  const product = await twoPacks(browser);
  await toButton(browser, { email });
  expect(browser.page.mainText).toContain("60,00 €");
  await product.setPrice(31);
  await browser.press(orderButton.de);
  expect(browser.page.mainText).toContain("Der Preis hat sich geändert: jetzt 31,00 €, bisher 30,00 €.");
  expect(await ordersOf(email)).toEqual([]);
  await browser.press(words("de", "cart").mark.accept);
  await browser.follow(words("de", "cart").proceed);
  // the input is still there
  expect(browser.value("email")).toBe(email);
  await toButton(browser, {});
  expect(browser.page.mainText).toContain("62,00 €");
  await order(browser, buyers.de.name);
  expect((await ordersOf(email)).map(({ total }) => total)).toEqual([62]);
  await product.takeOffSale();
});
