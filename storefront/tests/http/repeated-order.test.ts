import { request as playwright } from "@playwright/test";
import { beforeAll, describe, expect, vi } from "vitest";
import { berlinInformation } from "../../../testing/shopper";
import { ordersOf } from "../../e2e/support/admin";
import { env } from "../../e2e/support/env";
import { smallHazelnut } from "../../e2e/support/orders";
import { filled, words } from "../../e2e/support/words";
import { Buyer, confirmationPath, leadOf } from "./buyer";
import { openPage, readPage, textOf, type DeliveredPage } from "./delivered-page";
import { test, type Cookies } from "./request";

// orders are placed, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const { empty, errors, flash } = words("de", "cart");

/** The text of a whole page; its scripts contain all messages. */
const shownBy = ({ query }: DeliveredPage): string => textOf(query("body"));

// the response to the first request may be lost after its cookies, which no longer contain a cart
test("an order submitted again redirects to the order it has placed", async ({ buyer }) => {
  const form = await buyer.toButton();
  const placed = leadOf(await buyer.order(form));
  expect(placed).toEqual([303, expect.stringMatching(confirmationPath)]);
  expect(leadOf(await buyer.order(form))).toEqual(placed);
});

test("an order submitted twice at once is placed once", async ({ buyer }) => {
  const form = await buyer.toButton();
  const [first, second] = await Promise.all([buyer.order(form), buyer.order(form)]);
  expect([first.status(), second.status()]).toEqual([303, 303]);
  expect(first.headers()["location"]).toBe(second.headers()["location"]);
  expect(await ordersOf(buyer.email)).toHaveLength(1);
});

// a browser that has lost its cookies must not be left uncertain whether it has ordered
test.for([
  ["information", "checkout", berlinInformation],
  ["payment", "checkoutPayment", { method: "bank_transfer" }],
  ["order button", "checkoutConfirm", { total: "1400", fingerprint: "any" }],
] as const)(
  "the %s form sent without a cart redirects to the empty cart with a message",
  async ([_, step, form], { buyer }) => {
    const page = `${buyer.at("cart")}?cookies=missing`;
    expect(leadOf(await buyer.post(buyer.at(step), form))).toEqual([303, page]);
    const { mainText } = await openPage(buyer.request, page);
    expect(mainText).toContain(empty.cookies);
    // nobody knows whether there was a cart
    expect(mainText).not.toContain(flash.gone);
  },
);

test("a form without a cart from a browser that keeps cookies does not blame it", async ({ buyer }) => {
  const answer = await buyer.request.post(buyer.at("checkoutPayment"), {
    form: { method: "bank_transfer" },
    headers: { Cookie: "other=1" },
    maxRedirects: 0,
  });
  expect(leadOf(answer)).toEqual([303, buyer.at("cart")]);
  const { mainText } = await buyer.page("cart");
  expect(mainText).toContain(empty.title);
  expect(mainText).not.toContain(empty.cookies);
});

// a request that never reached commerce, because commerce was killed: the waiting page must not wait forever
test("the waiting page without an order redirects to the button with a message", async ({ buyer }) => {
  await buyer.toButton();
  expect(leadOf(await buyer.get(buyer.at("checkoutReturn")))).toEqual([303, buyer.at("checkoutConfirm")]);
  const { html } = await buyer.page("checkoutConfirm");
  const sentence =
    "Ihre Bestellung ist bei uns nicht angekommen. Es wurde nichts bestellt und nichts bezahlt; bitte prüfen Sie sie und bestellen Sie dann noch einmal.";
  // not toContain: that would print whole pages
  expect(html.includes(sentence)).toBe(true);
  expect(html.includes('name="total" value="1400"')).toBe(true);
});

test("a shopper who lost the response to the order is led to it", async ({ buyer, elsewhere }) => {
  const button = await buyer.toButton();
  const before = await buyer.request.storageState();
  // the response is lost together with its cookies
  const [, confirmation = ""] = leadOf(await buyer.order(button));
  expect(confirmation).toMatch(confirmationPath);
  for (const step of ["cart", "checkout", "checkoutPayment", "checkoutConfirm"] as const) {
    const tab = new Buyer(await elsewhere(before));
    const led = await tab.get(tab.at(step));
    expect(leadOf(led), step).toEqual([303, confirmation]);
    expect(led.headers()["cache-control"], step).toContain("no-store");
    expect((await tab.get(confirmation)).status(), step).toBe(200);
  }

  const shopping = new Buyer(await elsewhere(before));
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: "1" };
  await shopping.post(shopping.at("cart"), form);
  const [order] = await ordersOf(buyer.email);
  const said = filled(flash.orderedBefore, { number: order?.display_id ?? "" });
  expect(shownBy(await shopping.page("cart"))).toContain(said);
  expect((await shopping.get(confirmation)).status()).toBe(200);
});

test("a shared cart link opens the cart until it is ordered, never the order", async ({
  buyer,
  elsewhere,
}) => {
  const lineId = await buyer.add();
  const link = await buyer.cartLink();
  expect(link).not.toBe("");
  const other = new Buyer(await elsewhere());
  /** The other browser's cart after it has followed the link. */
  const follow = async (): Promise<DeliveredPage> => {
    expect(leadOf(await other.post(link))).toEqual([303, other.at("cart")]);
    return other.page("cart");
  };
  expect(shownBy(await follow())).toContain(flash.continued);
  await buyer.inform();
  await buyer.choose();
  const form = await buyer.button();
  expect((await other.get(other.at("checkoutConfirm"))).status()).toBe(200);
  const changing = new Buyer(await elsewhere(await other.request.storageState()));
  const [, order = ""] = leadOf(await buyer.order(form));
  expect(order).toMatch(confirmationPath);

  const refused = await changing.post(other.at("cart"), { intent: "set-quantity", lineId, quantity: "2" });
  expect(refused.status()).toBe(410);
  const shown = shownBy(readPage(410, await refused.text()));
  expect(shown).toContain(errors.cart_ordered);
  expect(shown).not.toContain(errors.cart_gone);
  expect(leadOf(await other.order(form))).toEqual([303, other.at("cart")]);
  expect(shownBy(await other.page("cart"))).toContain(flash.orderedElsewhere);

  const after = await follow();
  expect(shownBy(after)).toContain(flash.linkExpired);
  for (const own of [buyer.email, "Deledda", "Hauptstraße 1"]) expect(after.html.includes(own)).toBe(false);
  expect((await other.get(order)).status()).toBe(404);
  expect((await buyer.get(order)).status()).toBe(200);
});

// "add your products again" would lead to a second order
describe("a cart ordered in another tab", () => {
  let cookies: Cookies;
  let lineId = "";

  beforeAll(async () => {
    const buyer = new Buyer(await playwright.newContext({ baseURL: env.SHOP_URL }));
    lineId = await buyer.add();
    await buyer.inform();
    await buyer.choose();
    cookies = await buyer.request.storageState();
    expect((await buyer.order(await buyer.button())).status()).toBe(303);
    await buyer.request.dispose();
  });

  test.for<Readonly<Record<string, string>>>([
    { intent: "set-quantity", quantity: "2" },
    { intent: "remove" },
    { intent: "apply-promo", code: "TORRONE10" },
    { intent: "set-country", country: "fr" },
  ])("is refused by scripts as ordered: %o", async (change, { elsewhere }) => {
    const tab = new Buyer(await elsewhere(cookies));
    const answer = await tab.post("/api/cart", { ...change, lineId });
    expect(answer.status()).toBe(410);
    expect(await answer.json()).toMatchObject({ refusal: { error: { code: "cart_ordered" } } });
  });
});
