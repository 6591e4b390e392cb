import { afterAll, beforeAll, describe, expect } from "vitest";
import { atNight } from "../../../testing/night";
import { createProduct, type TestProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { ordersOf } from "../../e2e/support/admin";
import { words } from "../../e2e/support/words";
import { readPage, textOf } from "./delivered-page";
import { berlinInformation, paymentChoice } from "./information";
import { orderFields } from "./page-forms";
import { test, type APIRequestContext } from "./request";

const t = words("de", "checkout");
const confirm = href("checkoutConfirm", "de");

/** Two products of the same price, so that the total does not tell them apart. */
const products: TestProduct[] = [];

beforeAll(async () => {
  for (const name of ["Gesehenes Torrone", "Anderes Torrone"])
    products.push(await createProduct(`${name} ${Date.now()}`, { euro: 10, stock: 50 }));
});
afterAll(async () => {
  // they cannot be deleted, because their orders have reservations
  for (const product of products) await product.takeOffSale();
});

type Method = "bank_transfer" | "card";

/** A browser; its tabs share the cookies, and each sends the form it has loaded. */
class Tabs {
  readonly email = `seen-${crypto.randomUUID()}@example.com`;

  constructor(readonly request: APIRequestContext) {}

  post(path: string, form: Readonly<Record<string, string>>) {
    return this.request.post(path, { form, maxRedirects: 0 });
  }

  async add(product: TestProduct | undefined): Promise<string> {
    const form = { intent: "add", variantId: product?.variantId ?? "", quantity: "1" };
    const { snapshot } = (await (await this.post("/api/cart", form)).json()) as {
      snapshot: { cart: { lines: { id: string }[] } };
    };
    return snapshot.cart.lines.at(-1)?.id ?? "";
  }

  inform(more: Readonly<Record<string, string>> = {}) {
    return this.post(href("checkout", "de"), { ...berlinInformation, email: this.email, ...more });
  }

  async choose(method: Method): Promise<void> {
    const form = await paymentChoice(this.request, method);
    expect((await this.post(href("checkoutPayment", "de"), form)).status()).toBe(303);
  }

  /** The notice of the confirm page that refuses the order, and the whole page. */
  async refusal(form: Readonly<Record<string, string>>): Promise<{ notice: string; page: string }> {
    const answer = await this.post(confirm, form);
    expect(answer.status(), answer.headers()["location"]).toBe(409);
    const { query, mainText } = readPage(409, await answer.text());
    return { notice: textOf(query('[role="alert"]')), page: mainText };
  }
}

const ready = async (request: APIRequestContext, method: Method): Promise<[Tabs, string]> => {
  const tabs = new Tabs(request);
  const line = await tabs.add(products[0]);
  await tabs.inform();
  await tabs.choose(method);
  return [tabs, line];
};

describe.each<Method>(atNight ? ["bank_transfer", "card"] : ["card"])(
  "the order button of a tab left open, by %s",
  (method) => {
    test("does not order goods its page did not show, and names them; the next press orders them", async ({
      request,
    }) => {
      const [tabs, line] = await ready(request, method);
      const firstTab = await orderFields(request);
      await tabs.add(products[1]);
      await tabs.post("/api/cart", { intent: "remove", lineId: line });
      await tabs.choose(method);

      const { notice, page } = await tabs.refusal(firstTab);
      expect(notice).toContain(t.orderErrors.cart_differs);
      expect(notice).toContain(t.changedParts.goods);
      expect(notice).not.toContain(t.changedParts.delivery_address);
      expect(page).toContain("Anderes Torrone");
      expect(await ordersOf(tabs.email)).toEqual([]);

      const secondTab = await orderFields(request);
      const placed = await tabs.post(confirm, secondTab);
      expect(placed.headers()["location"]).toMatch(/\/confirmation\/order_\w+$/);
      const again = await tabs.post(confirm, secondTab);
      expect(again.headers()["location"]).toBe(placed.headers()["location"]);
      expect(await ordersOf(tabs.email)).toHaveLength(1);
    });

    test("does not send a parcel to an address its page did not show", async ({ request }) => {
      const [tabs] = await ready(request, method);
      const firstTab = await orderFields(request);
      await tabs.inform({ "shipping.street": "Nebenstraße 2" });
      await tabs.choose(method);

      const { notice, page } = await tabs.refusal(firstTab);
      expect(notice).toContain(t.changedParts.delivery_address);
      expect(notice).toContain(t.changedParts.billing_address);
      expect(notice).not.toContain(t.changedParts.goods);
      expect(page).toContain("Nebenstraße 2");
      expect(await ordersOf(tabs.email)).toEqual([]);
    });
  },
);

test("a tab left open before another method was chosen is told so", async ({ request }) => {
  const [tabs] = await ready(request, "bank_transfer");
  const firstTab = await orderFields(request);
  await tabs.choose("card");
  expect((await tabs.refusal(firstTab)).notice).toContain(t.changedParts.method);
  expect(await ordersOf(tabs.email)).toEqual([]);
});

test("goods swapped without choosing a method again lead to that choice, with what has changed", async ({
  request,
}) => {
  const [tabs, line] = await ready(request, "bank_transfer");
  const firstTab = await orderFields(request);
  await tabs.add(products[1]);
  await tabs.post("/api/cart", { intent: "remove", lineId: line });
  const answer = await tabs.post(confirm, firstTab);
  expect(answer.headers()["location"]).toBe(href("checkoutPayment", "de"));
  const page = await request.get(href("checkoutPayment", "de"));
  const { mainText } = readPage(200, await page.text());
  expect(mainText).toContain(t.changedParts.goods);
  expect(mainText).toContain(t.totalChanged.payment);
});

test("a form without a fingerprint orders nothing", async ({ request }) => {
  const [tabs] = await ready(request, "bank_transfer");
  const { total } = await orderFields(request);
  expect((await tabs.refusal({ total: total ?? "" })).notice).toContain(t.orderErrors.cart_differs);
  expect(await ordersOf(tabs.email)).toEqual([]);
});
