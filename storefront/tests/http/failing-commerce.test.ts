import { queueMessage } from "@su-turrone/contract/change-queue";
import { expect, vi } from "vitest";
import { berlinInformation } from "../../../testing/shopper";
import { href } from "../../app/i18n/paths";
import { ordersOf } from "../../e2e/support/admin";
import { buy, createProduct, deliver, reviewToken } from "../../e2e/support/delivered-order";
import { hazelnut } from "../../e2e/support/goods";
import { orderLinkOf, placeOrder, smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { textOf } from "./delivered-page";
import { fileStorefront } from "./file-storefront";
import { PlainBrowser } from "./plain-browser";
import { test as base } from "./request";

// failed requests are retried before the error is shown
vi.setConfig({ testTimeout: 180_000 });

const shop = fileStorefront();

const test = base.extend<{ browser: PlainBrowser }>({
  browser: async ({ request }, use) => use(new PlainBrowser(request, shop.url)),
});

const tCart = words("de", "cart");
const t = words("de", "checkout");
const { add } = words("de", "catalogue").product;
const failed = { kind: "status", status: 500 } as const;
const firstAddition = /^POST \/store\/filled-carts/;
const cartChange = /^POST \/store\/carts\/[^/]+\/changes/;
const cartRead = /^GET \/store\/carts\//;

/** Opens the product's page and its form, filled in, which can be sent more than once. */
async function productForm(browser: PlainBrowser, quantity: string): Promise<() => Promise<void>> {
  const path = href("product", "de", { slug: hazelnut.de.slug });
  await browser.open(path);
  const { action, body } = browser.form(add, { variantId: await smallHazelnut(), quantity });
  return () => browser.send(action, body);
}

async function addOne(browser: PlainBrowser): Promise<void> {
  const send = await productForm(browser, "1");
  await send();
}

/** With one pack in the cart, sends the form that adds two more. */
async function secondAddition(browser: PlainBrowser): Promise<() => Promise<void>> {
  await addOne(browser);
  return productForm(browser, "2");
}

async function expectPacks(browser: PlainBrowser, packs: string): Promise<void> {
  expect(browser.said("status")).toContain("liegt im Warenkorb");
  await browser.open(href("cart", "de"));
  expect(browser.value("quantity")).toBe(packs);
}

test("under a crowd an addition waits for its turn instead of failing", async ({ browser }) => {
  const queued = (place: number) => ({
    kind: "status" as const,
    status: 503,
    message: queueMessage({ place, since: Date.now() }),
  });
  const send = await productForm(browser, "1");
  shop.proxy.addFault(firstAddition, queued(17));
  shop.proxy.addFault(firstAddition, queued(4));
  await send();
  await expectPacks(browser, "1");
});

test("under a crowd an addition without a place is refused with a time, works later", async ({ browser }) => {
  const send = await productForm(browser, "1");
  shop.proxy.addFault(firstAddition, { kind: "status", status: 503, message: queueMessage("crowded") });
  await send();
  expect([browser.page.status, browser.retryAfter]).toEqual([503, "30"]);
  expect(browser.said("alert")).toContain(tCart.errors.crowded);
  await send();
  await expectPacks(browser, "1");
});

test("a failed change shows an error, and the next attempt counts once", async ({ browser }) => {
  const send = await secondAddition(browser);
  shop.proxy.addFault(cartChange, failed);
  await send();
  expect(browser.said("alert")).toContain(tCart.errors.unavailable);
  // scripts are told the same by its code
  shop.proxy.addFault(cartChange, failed);
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: "2" };
  const answer = await browser.request.post(`${shop.url}/api/cart`, { form });
  expect(await answer.json()).toMatchObject({ refusal: { error: { code: "unavailable" } } });
  await send();
  await expectPacks(browser, "3");
});

test("a change counts once if it is sent twice while commerce is slow", async ({ browser }) => {
  const send = await secondAddition(browser);
  shop.proxy.addFault(cartChange, { kind: "late", ms: 1_000 });
  await Promise.all([send(), send()]);
  await expectPacks(browser, "3");
});

test("a change counts once if the response of commerce is lost", async ({ browser }) => {
  const send = await secondAddition(browser);
  shop.proxy.addFault(cartChange, { kind: "lost", when: "after" });
  await send();
  await expectPacks(browser, "3");
});

test("a retry after a longer outage counts once if the first attempt was applied", async ({ browser }) => {
  const send = await secondAddition(browser);
  shop.proxy.addFault(cartChange, { kind: "lost", when: "after" });
  // the storefront can neither retry nor check the outcome
  shop.proxy.addFault(cartChange, { kind: "status", status: 503 });
  shop.proxy.addFault(/^GET \/store\/carts\/[^/]+\/view/, { kind: "status", status: 503 }, 1);
  await send();
  expect(browser.said("alert")).toContain(tCart.errors.unavailable);
  shop.proxy.clearFaults();
  await send();
  await expectPacks(browser, "3");
});

/** At the first step, with one pack in the cart. */
async function atInformation(browser: PlainBrowser): Promise<void> {
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: "1" };
  await browser.request.post(shop.url + href("cart", "de"), { form });
  await browser.open(href("checkout", "de"));
}

test("a failure to save a checkout step shows an error and keeps the input", async ({ browser }) => {
  const information: Record<string, string> = { ...berlinInformation, notes: "Bitte klingeln" };
  await atInformation(browser);
  shop.proxy.addFault(cartChange, failed);
  shop.proxy.addFault(cartRead, failed, 20);
  await browser.press(t.information.submit, information);
  expect(browser.page.mainText).toContain(t.errors.saving);
  for (const name of ["email", "shipping.street", "notes"])
    expect(browser.value(name)).toBe(information[name]);
  shop.proxy.clearFaults();
  await browser.press(t.information.submit);
  expect(textOf(browser.page.query("h1"))).toBe(t.payment.title);

  shop.proxy.addFault(/^POST \/store\/carts\/\w+\/payment/, failed);
  await browser.press(t.payment.submit, { method: "bank_transfer" });
  expect(browser.page.mainText).toContain(t.errors.saving);
  await browser.press(t.payment.submit, { method: "bank_transfer" });
  expect(textOf(browser.page.query("h1"))).toBe(t.confirm.title);
});

test("under a crowd the information is refused in words, kept, and saved later", async ({ browser }) => {
  await atInformation(browser);
  shop.proxy.addFault(cartChange, { kind: "status", status: 503, message: queueMessage("crowded") });
  await browser.press(t.information.submit, berlinInformation);
  expect(browser.page.status).toBe(503);
  expect(browser.said("alert")).toContain(tCart.errors.crowded);
  expect(browser.page.mainText).not.toContain(t.errors.saving);
  await browser.press(t.information.submit);
  expect(textOf(browser.page.query("h1"))).toBe(t.payment.title);
});

// this storefront's URL is unknown to commerce, so no order can be created
test("a failure while placing the order shows an error and keeps the cart", async ({ browser }) => {
  const email = `bestellung.${Date.now()}@example.com`;
  const button = "Zahlungspflichtig bestellen";
  await atInformation(browser);
  await browser.press(t.information.submit, { ...berlinInformation, email });
  await browser.press(t.payment.submit, { method: "bank_transfer" });
  shop.proxy.addFault(/^POST \/store\/carts\/\w+\/finish/, failed);
  await browser.press(button);
  for (const text of [t.orderErrors.title, t.orderErrors.unavailable, "14,00 €"])
    expect(browser.page.mainText).toContain(text);

  await browser.open(href("checkoutConfirm", "de"));
  // the cart cannot be read any more either
  shop.proxy.addFault(cartRead, failed, 20);
  await browser.press(button);
  expect(browser.page.mainText).toContain(t.orderErrors.unavailable);
  shop.proxy.clearFaults();
  await browser.follow(t.return.again);
  expect(browser.page.mainText).toContain("14,00 €");
  expect(browser.page.queryAll("button").map(textOf)).toContain(button);
  expect(await ordersOf(email)).toEqual([]);
});

test("a failure to save a review shows an error and keeps the input", async ({ browser }) => {
  const { form } = words("de", "review");
  const product = await createProduct(`Ausfall ohne ${Date.now()}`);
  const line = await buy(product);
  await deliver(line);
  await browser.open(`${href("writeReview", "de")}?token=${reviewToken(line)}`);
  shop.proxy.addFault(/ \/store\/review/, failed, 20);
  const review = { rating: "5", title: "Wie früher", text: "Weich und nicht zu süß.", name: "Zoë" };
  await browser.press(form.submit, review);
  expect(browser.said("alert")).toContain(form.problems.unavailable);
  expect([browser.value("text"), browser.value("rating")]).toEqual([review.text, "5"]);
  shop.proxy.clearFaults();
  await browser.press(form.submit);
  expect(browser.page.mainText).toContain(words("de", "review").thanks.title);
  await product.takeOffSale();
});

/** The messages of the specification (§8), duplicated here on purpose. */
const said = {
  loading: "Errore nel caricamento dell’ordine",
  unavailable: "Dati dell’ordine non disponibili",
  missing: "Impossibile scaricare la fattura",
  failed: "Errore nel download della fattura",
} as const;

test("each failure on the order page shows its message, then the order again", async ({ browser }) => {
  const { errors, documents } = words("it", "order");
  const { id } = await placeOrder("it");
  const { pathname, search } = new URL(await orderLinkOf(id));
  const order = /^GET \/store\/orders\/[^/?]+(\?|$)/;
  const shown = () => [browser.page.status, textOf(browser.page.query("h1"))];
  const expectOrder = () => {
    expect(browser.page.mainText).toContain(documents.order);
  };
  const lost = { kind: "lost", when: "before" } as const;
  shop.proxy.addFault(order, lost, 10);
  await browser.open(pathname + search);
  expect(shown()).toEqual([503, said.loading]);
  shop.proxy.clearFaults();
  await browser.open(pathname + search);
  expect(browser.path).toBe(href("confirmation", "it", { id }));

  shop.proxy.addFault(order, failed, 10);
  await browser.open(browser.path);
  expect(shown()).toEqual([502, said.unavailable]);
  shop.proxy.clearFaults();
  await browser.follow(errors.retry);
  expectOrder();

  const document = (name: string) => href("orderDocument", "it", { id, document: name });
  for (const fault of [failed, lost]) {
    shop.proxy.addFault(/^GET \/store\/orders\/[^/]+\/documents\//, fault, 10);
    await browser.open(document("order"));
    expect(browser.said("alert")).toContain(said.failed);
    shop.proxy.clearFaults();
  }
  await browser.open(document("sdoc_gone"));
  expect(browser.said("alert")).toContain(said.missing);
  // the order itself stays visible
  expectOrder();
});

test("a failing page is an error page to browsers, plain text to crawlers", async ({ browser, request }) => {
  const { server, unavailable } = words("de", "errors");
  const catalogue = /^GET \/store\/catalogue\/products\//;
  const path = () => href("product", "de", { slug: `nie-gefragt-${Date.now()}` });
  shop.proxy.addFault(catalogue, { kind: "status", status: 400 }, 10);
  await browser.open(path());
  expect([browser.page.status, textOf(browser.page.query("h1"))]).toEqual([500, server.title]);
  expect(browser.page.mainText).toContain(server.text);

  shop.proxy.clearFaults();
  shop.proxy.addFault(catalogue, failed, 20);
  await browser.open(path());
  expect([browser.page.status, textOf(browser.page.query("h1"))]).toEqual([503, server.title]);
  expect(browser.page.mainText).toContain(unavailable.text);
  const crawler = await request.get(shop.url + path(), {
    headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  });
  expect([crawler.status(), await crawler.text()]).toEqual([503, "Service Unavailable"]);
});
