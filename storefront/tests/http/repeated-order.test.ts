import { expect } from "vitest";
import { rowsOfRun } from "../../../testing/night";
import { href } from "../../app/i18n/paths";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { openPage } from "./delivered-page";
import { berlinInformation } from "./information";
import { orderFields } from "./page-forms";
import { test } from "./request";

const { empty, flash } = words("de", "cart");

// the response to the first request may be lost after its cookies, which no longer contain a cart
test("an order submitted again redirects to the order it has placed", async ({ request }) => {
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    request.post(path, { form, maxRedirects: 0 });
  await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  await post(href("checkout", "de"), berlinInformation);
  await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
  const order = await orderFields(request);
  const placed = await post(href("checkoutConfirm", "de"), order);
  const confirmation = placed.headers()["location"];
  expect(confirmation).toMatch(/^\/checkout\/confirmation\/order_\w+$/);

  const again = await post(href("checkoutConfirm", "de"), order);
  expect(again.status()).toBe(303);
  expect(again.headers()["location"]).toBe(confirmation);
});

// a browser that has lost its cookies must not be left uncertain whether it has ordered
test.for([
  ["information", "checkout", berlinInformation],
  ["payment", "checkoutPayment", { method: "bank_transfer" }],
  ["order button", "checkoutConfirm", { total: "1400", fingerprint: "any" }],
] as const)(
  "the %s form sent without a cart redirects to the empty cart with a message",
  async ([_, step, form], { request }) => {
    const answer = await request.post(href(step, "de"), { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    const page = answer.headers()["location"] ?? "";
    expect(page).toBe(`${href("cart", "de")}?cookies=missing`);
    const { mainText } = await openPage(request, page);
    expect(mainText).toContain(empty.cookies);
    // nobody knows whether there was a cart
    expect(mainText).not.toContain(flash.gone);
  },
);

test("a form sent without a cart by a browser that keeps cookies redirects to the empty cart without blaming it", async ({
  request,
}) => {
  const headers = { Cookie: "other=1" };
  const answer = await request.post(href("checkoutPayment", "de"), {
    form: { method: "bank_transfer" },
    headers,
    maxRedirects: 0,
  });
  const page = href("cart", "de");
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, page]);
  const { mainText } = await openPage(request, page);
  expect(mainText).toContain(empty.title);
  expect(mainText).not.toContain(empty.cookies);
});

// a request that never reached commerce, because commerce was killed: the waiting page must not wait forever
test("the waiting page redirects back to the order button with a message if no order was submitted", async ({
  request,
}) => {
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    request.post(path, { form, maxRedirects: 0 });
  await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  await post(href("checkout", "de"), berlinInformation);
  await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
  const answer = await request.get(href("checkoutReturn", "de"), { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([303, href("checkoutConfirm", "de")]);
  const page = await (await request.get(href("checkoutConfirm", "de"))).text();
  const sentence =
    "Ihre Bestellung ist bei uns nicht angekommen. Es wurde nichts bestellt und nichts bezahlt; bitte prüfen Sie sie und bestellen Sie dann noch einmal.";
  expect(page.includes(sentence)).toBe(true);
  expect(page.includes('name="total" value="1400"')).toBe(true);
});

test("an order with another total than the cart's is refused with both totals", async ({ request }) => {
  const post = (path: string, form: Readonly<Record<string, string>>) =>
    request.post(path, { form, maxRedirects: 0 });
  await post("/api/cart", { intent: "add", variantId: await smallHazelnut(), quantity: "1" });
  await post(href("checkout", "de"), berlinInformation);
  await post(href("checkoutPayment", "de"), { method: "bank_transfer" });
  const order = await orderFields(request);
  const refusalPage = async (total: string) => {
    const answer = await post(href("checkoutConfirm", "de"), { ...order, total });
    expect(answer.status()).toBe(409);
    return (await answer.text()).replaceAll("\u00a0", " ");
  };
  expect((await refusalPage("1300")).includes("von 13,00 € auf 14,00 €")).toBe(true);
  const sentence = "Der Gesamtbetrag hat sich inzwischen geändert. Bitte prüfen Sie die Bestellung";
  expect((await refusalPage("viel")).includes(sentence)).toBe(true);
});

const totals = [
  [
    "de",
    "von 14,00 € auf 21,10 €. Bitte wählen Sie noch einmal eine Zahlungsart; danach prüfen und bestätigen Sie die Bestellung.",
  ],
  [
    "it",
    "da 14,00 € a 21,10 €. Scegliere di nuovo un metodo di pagamento, poi controllare e confermare l’ordine.",
  ],
  ["en", "from €14.00 to €21.10. Please choose a payment method again, then check the order and confirm it."],
] as const;

test.for(rowsOfRun(totals, ([language]) => language, ["de"]))(
  "an order whose cart has changed in another tab leads to the choice of a payment method, and says so: %s",
  async ([language, sentence], { request }) => {
    const post = (path: string, form: Readonly<Record<string, string>>) =>
      request.post(path, { form, maxRedirects: 0 });
    const add = { intent: "add", variantId: await smallHazelnut(), quantity: "1" };
    await post("/api/cart", add);
    await post(href("checkout", language), berlinInformation);
    await post(href("checkoutPayment", language), { method: "bank_transfer" });
    const order = await orderFields(request, href("checkoutConfirm", language));
    await post("/api/cart", add);
    const refused = await post(href("checkoutConfirm", language), order);
    expect(refused.headers()["location"]).toBe(href("checkoutPayment", language));
    expect((await openPage(request, href("checkoutPayment", language))).mainText).toContain(sentence);
  },
);
