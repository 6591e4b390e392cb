import { request as playwright, type APIRequestContext, type APIResponse } from "@playwright/test";
import { expect, vi } from "vitest";
import { href } from "../../app/i18n/paths";
import { ordersOf } from "../../e2e/support/admin";
import { env } from "../../e2e/support/env";
import { buyers } from "../../e2e/support/goods";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { orderFields } from "./page-forms";
import { test } from "./request";

vi.setConfig({ testTimeout: 120_000 });

const t = words("en", "cart");
const confirmPage = href("checkoutConfirm", "en");
const cartPage = href("cart", "en");

/** Submits a form like a browser without JavaScript; redirects are not followed. */
const post = (browser: APIRequestContext, path: string, form: Record<string, string>) =>
  browser.post(path, { form, maxRedirects: 0 });

const get = (browser: APIRequestContext, path: string) => browser.get(path, { maxRedirects: 0 });

const statusAndLocation = (answer: APIResponse) =>
  [answer.status(), answer.headers()["location"] ?? ""] as const;

/**
 * Fills a cart and goes through the checkout up to the order button, by bank transfer; returns the button's form data.
 */
async function fillCheckout(browser: APIRequestContext, email: string): Promise<Record<string, string>> {
  const buyer = buyers.en;
  await post(browser, cartPage, { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  await post(browser, href("checkout", "en"), {
    email,
    "shipping.fullName": buyer.name,
    "shipping.street": buyer.street,
    "shipping.city": buyer.city,
    "shipping.postalCode": buyer.postalCode,
    "shipping.country": "gb",
    "shipping.phone": "+44 20 7946 0000",
    billingSame: "on",
  });
  await post(browser, href("checkoutPayment", "en"), { method: "bank_transfer" });
  return orderFields(browser, confirmPage);
}

test("a shopper who lost the response to the order is redirected to it and can continue shopping", async ({
  request,
}) => {
  const email = `lost.${Date.now()}@example.com`;
  const button = await fillCheckout(request, email);
  const before = await request.storageState();
  const again = () => playwright.newContext({ storageState: before, baseURL: env.SHOP_URL });

  // the response is lost together with its cookies
  const answer = await post(request, confirmPage, button);
  const [, confirmation] = statusAndLocation(answer);
  expect(confirmation).toContain("/checkout/confirmation/");

  for (const path of [cartPage, href("checkout", "en"), href("checkoutPayment", "en"), confirmPage]) {
    const browser = await again();
    const led = await get(browser, path);
    expect(statusAndLocation(led), path).toEqual([303, confirmation]);
    expect(led.headers()["cache-control"], path).toContain("no-store");
    expect((await get(browser, confirmation)).status(), path).toBe(200);
    await browser.dispose();
  }

  const shopping = await again();
  await post(shopping, cartPage, { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  const [order] = await ordersOf(email);
  expect(await (await get(shopping, cartPage)).text()).toContain(
    t.flash.orderedBefore.replace("{{number}}", String(order?.display_id)),
  );
  expect((await get(shopping, confirmation)).status()).toBe(200);
  await shopping.dispose();
});

test("a shared cart ordered by another browser shows a message without access to the order", async ({
  request,
}) => {
  const email = `shared.${Date.now()}@example.com`;
  const button = await fillCheckout(request, email);
  const link = /value="([^"]*\?key=[^"]*)"/.exec(await (await get(request, cartPage)).text())?.[1] ?? "";
  const other = await playwright.newContext({ baseURL: env.SHOP_URL });
  await post(other, link, {});
  expect((await get(other, confirmPage)).status()).toBe(200);

  const [, confirmation] = statusAndLocation(await post(request, confirmPage, button));
  const pressed = await post(other, confirmPage, button);
  expect(statusAndLocation(pressed)).toEqual([303, cartPage]);
  expect(await (await get(other, cartPage)).text()).toContain(t.flash.orderedElsewhere);
  expect((await get(other, confirmation)).status()).toBe(404);
  expect((await get(request, confirmation)).status()).toBe(200);
  await other.dispose();
});
