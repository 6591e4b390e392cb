import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import type { StoreOrder } from "@su-turrone/contract/orders";
import type { APIResponse, Browser, Page } from "@playwright/test";
import { capture } from "../../testing/orders";
import { href } from "../app/i18n/paths";
import { Checkout } from "./pages/checkout-pages";
import { ordersOf } from "./support/admin";
import { addToCart, giveInformation } from "./support/cart";
import { openCommerceProxy } from "./support/commerce-proxy";
import { env } from "./support/env";
import { buyers } from "./support/goods";
import { orderLinkOf, placeOrder } from "./support/orders";
import { openStorefront } from "../../testing/own-storefront";
import { expect as expectSoon, test } from "./support/test";
import { words } from "./support/words";

const expect = expectSoon.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 240_000 });

/** Without scripts a page that waits reloads itself. */
async function expectReload(delivered: APIResponse): Promise<void> {
  expect(await delivered.text()).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"/i);
}

/** A shopper with one small nougat who has pressed the order button and is on PayPal's page. */
async function atPayPal(page: Page): Promise<{ checkout: Checkout; email: string }> {
  const email = `paypal.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.com`;
  const checkout = new Checkout(page, "de");
  await addToCart(page, "de");
  await giveInformation(page, "de", email);
  await page.goto(href("checkoutPayment", "de"));
  await checkout.payByPayPal();
  await checkout.orderButton.click();
  await expect(checkout.answerButton("approve")).toBeVisible();
  return { checkout, email };
}

/** Another window of the same shopper. */
async function secondWindow(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, locale: "de-DE" });
  return context.newPage();
}

test("a shopper who returns before PayPal's response sees the order by itself", async ({ page, browser }) => {
  const { checkout, email } = await atPayPal(page);
  const waiting = await secondWindow(browser, page);
  await waiting.goto(new URL(href("checkoutReturn", "de"), env.SHOP_URL).href);
  await expect(waiting.getByRole("status").filter({ hasText: checkout.t.return.pendingTitle })).toBeVisible();
  await expectReload(await waiting.request.get(waiting.url()));
  expect(await ordersOf(email)).toEqual([]);
  await checkout.answer("lose");
  await expect(waiting.getByRole("heading", { level: 1 })).toContainText(buyers.de.name);
  await expect(waiting).toHaveURL(/\/confirmation\/\w+$/);
  expect(await ordersOf(email)).toHaveLength(1);
  await waiting.context().close();
});

test("a shopper who switches from PayPal pays only once", { tag: "@night" }, async ({ page, context }) => {
  const { checkout, email } = await atPayPal(page);
  const other = await context.newPage();
  await other.goto(href("checkoutReturn", "de"));
  await other.getByRole("link", { name: checkout.t.confirm.editMethod }).click();
  const again = new Checkout(other, "de");
  await again.payByBankTransfer();
  await again.orderButton.click();
  await expect(other.getByRole("heading", { level: 1 })).toContainText(buyers.de.name);
  // the first window still shows PayPal's page: confirming there comes too late
  await checkout.answer("approve");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(async () => (await ordersOf(email)).map(({ total }) => total)).toEqual([14]);
});

test("the order page polls until a pending payment is recorded", async ({ page }) => {
  const { id, email } = await placeOrder("de");
  await capture(id);
  const proxy = await openCommerceProxy();
  const storefront = await openStorefront({ COMMERCE_URL: proxy.url });
  const path = `/store/orders/${id}`;
  // state of an order after Medusa has created it and before the payment is recorded
  proxy.replacements.set(path, {
    order: {
      id,
      number: 1,
      placed_at: new Date().toISOString(),
      email,
      lines: [],
      goods_cents: 1400,
      shipping_cents: 0,
      codes: [],
      shipping_address: null,
      billing_address: null,
      status: "pending",
      payment_method: "paypal",
      partly: [],
      withdrawal: null,
      timeline: [{ what: "placed", at: new Date().toISOString() }],
      shipments: [],
      parcel_count: 0,
      deliver_by: null,
      taxes: [],
      documents: [],
      total_cents: 1400,
      paid_cents: 0,
      refunded_cents: 0,
      refund_due: null,
      bank_transfer: null,
      requests: noBuyerRequests,
    },
  } satisfies { order: StoreOrder });
  const t = words("de", "order");
  const { pathname, search } = new URL(await orderLinkOf(id));
  await page.goto(storefront.url + pathname + search);
  await expect(page.getByText(t.processing.title)).toBeVisible();
  await expectReload(await page.request.get(page.url()));
  proxy.replacements.delete(path);
  await expect(page.getByText(t.processing.title)).toHaveCount(0);
  await expect(page.getByText(t.statuses.processing).first()).toBeVisible();
  storefront.close();
  await proxy.close();
});
