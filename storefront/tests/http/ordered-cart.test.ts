import { request as playwright, type APIRequestContext } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { href } from "../../app/i18n/paths";
import { env } from "../../e2e/support/env";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { berlinInformation } from "./information";
import { orderFields } from "./page-forms";

const errors = words("de", "cart").errors;

/** Another tab or browser with the same cookies. */
type Cookies = Awaited<ReturnType<APIRequestContext["storageState"]>>;
const browserWith = (storageState?: Cookies) =>
  playwright.newContext({ baseURL: env.SHOP_URL, ...(storageState ? { storageState } : {}) });

const post = (browser: APIRequestContext, path: string, form: Readonly<Record<string, string>>) =>
  browser.post(path, { form, maxRedirects: 0 });

interface Answer {
  snapshot: { cart: { lines: { id: string }[] } | null } | null;
  refusal: { error: { code: string } } | null;
}

/** Fills a cart up to the order button; returns its line. */
async function fill(browser: APIRequestContext): Promise<string> {
  const addition = { intent: "add", variantId: await smallHazelnut(), quantity: "1" };
  const answer = (await (await post(browser, "/api/cart", addition)).json()) as Answer;
  await post(browser, href("checkout", "de"), berlinInformation);
  await post(browser, href("checkoutPayment", "de"), { method: "bank_transfer" });
  return answer.snapshot?.cart?.lines[0]?.id ?? "";
}

const placeOrder = async (browser: APIRequestContext) =>
  post(browser, href("checkoutConfirm", "de"), await orderFields(browser));

// "add your products again" would lead to a second order
describe("a cart ordered in another tab", () => {
  let cookies: Cookies;
  let lineId = "";

  beforeAll(async () => {
    const browser = await browserWith();
    lineId = await fill(browser);
    cookies = await browser.storageState();
    expect((await placeOrder(browser)).status()).toBe(303);
    await browser.dispose();
  });

  test.for<Readonly<Record<string, string>>>([
    { intent: "set-quantity", quantity: "2" },
    { intent: "remove" },
    { intent: "apply-promo", code: "TORRONE10" },
    { intent: "set-country", country: "fr" },
  ])("is refused by scripts as ordered: %o", async (change) => {
    const tab = await browserWith(cookies);
    const answer = await post(tab, "/api/cart", { ...change, lineId });
    expect(answer.status()).toBe(410);
    expect(((await answer.json()) as Answer).refusal?.error.code).toBe("cart_ordered");
    await tab.dispose();
  });
});

test("a shared cart ordered by somebody else is refused as ordered, without scripts too", async () => {
  const browser = await browserWith();
  const lineId = await fill(browser);
  const page = await (await browser.get(href("cart", "de"))).text();
  const other = await browserWith();
  await post(other, /value="([^"]*\?key=[^"]*)"/.exec(page)?.[1] ?? "", {});
  await placeOrder(browser);

  const change = { intent: "set-quantity", lineId, quantity: "2" };
  const answer = await post(other, href("cart", "de"), change);
  expect(answer.status()).toBe(410);
  // the scripts contain all messages
  const shown = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
  expect(shown.includes(errors.cart_ordered)).toBe(true);
  expect(shown.includes(errors.cart_gone)).toBe(false);
  await other.dispose();
  await browser.dispose();
});
