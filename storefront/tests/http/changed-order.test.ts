import { afterAll, beforeAll, describe, expect } from "vitest";
import { atNight, rowsOfRun } from "../../../testing/night";
import { createProduct, type TestProduct } from "../../../testing/products";
import { ordersOf } from "../../e2e/support/admin";
import { words } from "../../e2e/support/words";
import { Buyer, confirmationPath, leadOf, type Form, type Method } from "./buyer";
import { readPage, textOf } from "./delivered-page";
import { test } from "./request";

// what is changed in another tab, or by the owner, before the order button is pressed

const t = words("de", "checkout");

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

/** At the order button with the first product. @returns its line, and what the button sends */
async function ready(buyer: Buyer, method: Method): Promise<[line: string, form: Form]> {
  const line = await buyer.add(products[0]?.variantId);
  await buyer.inform();
  await buyer.choose(method);
  return [line, await buyer.button()];
}

/** Replaces the first product by the second. */
async function swap(buyer: Buyer, line: string): Promise<void> {
  await buyer.add(products[1]?.variantId);
  await buyer.post("/api/cart", { intent: "remove", lineId: line });
}

/** The notice of the confirm page that refuses the order, and the whole page. */
async function refusal(buyer: Buyer, form: Form): Promise<{ notice: string; page: string }> {
  const answer = await buyer.order(form);
  expect(answer.status(), answer.headers()["location"]).toBe(409);
  const { query, mainText } = readPage(409, await answer.text());
  return { notice: textOf(query('[role="alert"]')), page: mainText };
}

describe.each<Method>(atNight ? ["bank_transfer", "card"] : ["card"])(
  "the order button of a tab left open, by %s",
  (method) => {
    test("orders goods its page did not show only at the next press, and names them", async ({ buyer }) => {
      const [line, firstTab] = await ready(buyer, method);
      await swap(buyer, line);
      await buyer.choose(method);

      const { notice, page } = await refusal(buyer, firstTab);
      expect(notice).toContain(t.orderErrors.cart_differs);
      expect(notice).toContain(t.changedParts.goods);
      expect(notice).not.toContain(t.changedParts.delivery_address);
      expect(page).toContain("Anderes Torrone");
      expect(await ordersOf(buyer.email)).toEqual([]);

      const secondTab = await buyer.button();
      const [, placed] = leadOf(await buyer.order(secondTab));
      expect(placed).toMatch(confirmationPath);
      expect(leadOf(await buyer.order(secondTab))[1]).toBe(placed);
      expect(await ordersOf(buyer.email)).toHaveLength(1);
    });

    test("does not send a parcel to an address its page did not show", async ({ buyer }) => {
      const [, firstTab] = await ready(buyer, method);
      await buyer.inform({ "shipping.street": "Nebenstraße 2" });
      await buyer.choose(method);

      const { notice, page } = await refusal(buyer, firstTab);
      expect(notice).toContain(t.changedParts.delivery_address);
      expect(notice).toContain(t.changedParts.billing_address);
      expect(notice).not.toContain(t.changedParts.goods);
      expect(page).toContain("Nebenstraße 2");
      expect(await ordersOf(buyer.email)).toEqual([]);
    });
  },
);

test("a tab left open before another method was chosen is told so", async ({ buyer }) => {
  const [, firstTab] = await ready(buyer, "bank_transfer");
  await buyer.choose("card");
  expect((await refusal(buyer, firstTab)).notice).toContain(t.changedParts.method);
  expect(await ordersOf(buyer.email)).toEqual([]);
});

test("goods swapped without choosing a method again lead to that choice", async ({ buyer }) => {
  const [line, firstTab] = await ready(buyer, "bank_transfer");
  await swap(buyer, line);
  expect(leadOf(await buyer.order(firstTab))[1]).toBe(buyer.at("checkoutPayment"));
  const { mainText } = await buyer.page("checkoutPayment");
  expect(mainText).toContain(t.changedParts.goods);
  expect(mainText).toContain(t.totalChanged.payment);
});

test("a form without a fingerprint orders nothing", async ({ buyer }) => {
  const [, { total = "" }] = await ready(buyer, "bank_transfer");
  expect((await refusal(buyer, { total })).notice).toContain(t.orderErrors.cart_differs);
  expect(await ordersOf(buyer.email)).toEqual([]);
});

test("an order with another total than the cart's is refused with both totals", async ({ buyer }) => {
  const order = await buyer.toButton();
  expect((await refusal(buyer, { ...order, total: "1300" })).page).toContain("von 13,00 € auf 14,00 €");
  const sentence = "Der Gesamtbetrag hat sich inzwischen geändert. Bitte prüfen Sie die Bestellung";
  expect((await refusal(buyer, { ...order, total: "viel" })).page).toContain(sentence);
});

const totals = [
  [
    "de",
    "von 14,00 € auf 21,10 €. Bitte wählen Sie noch einmal eine Zahlungsart; danach prüfen und bestätigen Sie die Bestellung.",
  ],
  ["it", "da 14,00 € a 21,10 €. Scelga di nuovo un metodo di pagamento, poi controlli e confermi l’ordine."],
  ["en", "from €14.00 to €21.10. Please choose a payment method again, then check the order and confirm it."],
] as const;

test.for(rowsOfRun(totals, ([language]) => language, ["de"]))(
  "an order whose cart has changed in another tab leads to the choice of a payment method, and says so: %s",
  async ([language, sentence], { request }) => {
    const buyer = new Buyer(request, language);
    const order = await buyer.toButton();
    await buyer.add();
    expect(leadOf(await buyer.order(order))[1]).toBe(buyer.at("checkoutPayment"));
    expect((await buyer.page("checkoutPayment")).mainText).toContain(sentence);
  },
);

test("an order whose country was changed in another tab leads to the address", async ({ buyer }) => {
  const order = await buyer.toButton();
  await buyer.post(buyer.at("cart"), { intent: "set-country", country: "gb" });
  expect(leadOf(await buyer.order(order))).toEqual([303, buyer.at("checkout")]);
  const { mainText: main } = await buyer.page("checkout");
  expect(main).toContain(t.orderErrors.titleNotYet);
  expect(main).toContain(t.orderErrors.cart_differs);
  expect(main).toContain(t.totalChanged.information);
});

// the shopper must confirm what was shown: a price changed in the first step is shown before paying
test("a price changed since the cart was shown is announced once at the payment", async ({ buyer }) => {
  const product = await createProduct("Preisprobe", { euro: 10, stock: 20 });
  try {
    await buyer.add(product.variantId);
    await product.setPrice(12);
    expect(leadOf(await buyer.inform())).toEqual([303, buyer.at("checkoutPayment")]);
    const payment = async () => (await buyer.page("checkoutPayment")).html.replaceAll("\u00a0", " ");
    const pageText = await payment();
    // not toContain: that would print whole pages
    expect(pageText.includes("Preisprobe kostet jetzt 12,00 € je Packung.")).toBe(true);
    // 12.00 € and 6.90 € for shipping
    expect(pageText.includes("Der Gesamtbetrag ist jetzt 18,90 €.")).toBe(true);
    expect((await payment()).includes("Preisprobe kostet jetzt")).toBe(false);
  } finally {
    await product.remove();
  }
});
