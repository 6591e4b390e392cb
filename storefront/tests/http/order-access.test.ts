import { randomUUID } from "node:crypto";
import { expect, onTestFinished, vi } from "vitest";
import { atNight } from "../../../testing/night";
import { capture, deliver, refund, sendBackAll, sendParcel } from "../../../testing/orders";
import { createProduct } from "../../../testing/products";
import { store } from "../../../testing/store";
import { href } from "../../app/i18n/paths";
import { languages } from "../../app/i18n/languages";
import { buyers } from "../../e2e/support/goods";
import { orderLinkOf, placeOrder } from "../../e2e/support/orders";
import { filled, words } from "../../e2e/support/words";
import { attribute, openPage, textOf } from "./delivered-page";
import type { PlainBrowser } from "./plain-browser";
import { test } from "./request";

// orders are placed, which takes long on a busy machine
vi.setConfig({ testTimeout: 180_000 });

const heading = ({ page }: Pick<PlainBrowser, "page">): string => textOf(page.query("h1"));

test("an order opens only with its number and e-mail address", async ({ browser }) => {
  const t = words("it", "order");
  const { id, number, email } = await placeOrder("it");
  const path = href("confirmation", "it", { id });
  await browser.open(path);
  expect([browser.page.status, heading(browser)]).toEqual([404, t.errors.notFound]);
  await browser.follow(t.errors.lookup);
  expect(heading(browser)).toBe(t.lookup.title);
  await browser.press(t.lookup.submit);
  expect(browser.description("number")).toContain(t.lookup.errors.number);
  await browser.press(t.lookup.submit, { number, email: "other@example.com" });
  expect(browser.said("alert")).toContain(t.lookup.errors.miss);
  expect(browser.value("number")).toBe(number);
  await browser.press(t.lookup.submit, { email: email.toUpperCase() });
  expect(browser.path).toBe(path);
  expect(heading(browser)).toContain(buyers.it.name);
  expect(browser.page.mainText).toContain(t.statuses.pending);
});

test("an order link opens its own order and removes the key from the URL", async ({ browser, request }) => {
  const { errors } = words("en", "order");
  const { id } = await placeOrder("en");
  const other = await placeOrder("en");
  const path = href("confirmation", "en", { id });
  const keyOf = async (order: string) => new URL(await orderLinkOf(order)).searchParams.get("key") ?? "";
  const key = await keyOf(id);
  for (const wrong of [await keyOf(other.id), key.slice(0, -1), `1${key}`, ""]) {
    await browser.open(`${path}?key=${wrong}`);
    expect(heading(browser)).toBe(errors.notFound);
  }
  await browser.open(`${path}?key=${key}`);
  expect(browser.path).toBe(path);
  expect(heading(browser)).toContain(buyers.en.name);
  const cookie = (await request.storageState()).cookies.find(({ name }) => name.endsWith("orders"));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await browser.open(href("confirmation", "en", { id: other.id }));
  expect(heading(browser)).toBe(errors.notFound);
  // nor its documents
  const document = await openPage(request, href("orderDocument", "en", { id: other.id, document: "order" }));
  expect([document.status, heading({ page: document })]).toEqual([404, errors.notFound]);
});

test("an order is shipped in two parcels and partly refunded", async ({ browser }) => {
  const t = words("de", "order");
  const { id, number, lineId } = await placeOrder("de", 2);
  const pack = [{ id: lineId, quantity: 1 }];
  const link = await orderLinkOf(id);
  const reload = () => browser.open(link);
  const trackingLinks = () =>
    browser.page.queryAll("main a").filter((one) => textOf(one).includes(t.parcels.track));
  await reload();
  expect(heading(browser)).toContain(buyers.de.name);

  await capture(id);
  const first = await sendParcel(id, pack, { carrier: "brt", number: "0123 4567" });
  await reload();
  for (const text of [t.statuses.shipped, "Ein Teil Ihrer Bestellung ist unterwegs, der Rest folgt.", "BRT"])
    expect(browser.page.mainText).toContain(text);
  expect(trackingLinks().map((one) => attribute(one, "href"))).toEqual([
    "https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&Nspediz=0123%204567",
  ]);

  await deliver(id, first);
  await reload();
  expect(browser.page.mainText).toContain("Ein Teil Ihrer Bestellung ist zugestellt, der Rest folgt.");
  // a parcel without a tracking number has no tracking link
  const second = await sendParcel(id, pack);
  await reload();
  expect(trackingLinks()).toHaveLength(1);

  await deliver(id, second);
  await refund(id, 2);
  await reload();
  expect(browser.page.mainText).toContain(t.refundDue.title);
  await browser.press(t.refundDue.submit, { iban: "DE00 1234" });
  expect(browser.description("iban")).toContain(t.refundDue.errors.iban);
  await browser.press(t.refundDue.submit, { iban: "DE89 3704 0044 0532 0130 00" });
  expect(browser.page.mainText).toContain(t.refundDue.account.replace("{{end}}", "3000"));
  expect(browser.page.mainText).not.toContain("Davon erstattet: 2,00 €.");
  await sendBackAll(id);
  await reload();
  for (const text of ["Davon erstattet: 2,00 €.", "Zugestellt", t.ended.delivered])
    expect(browser.page.mainText).toContain(text);
  // the thank-you message is no longer shown
  expect(heading(browser)).not.toContain(buyers.de.name);
  // filled in with what the order's page knows
  await browser.press(t.withdraw.link);
  expect(browser.path).toBe(href("withdrawal", "de"));
  for (const [field, typed] of [
    ["orderNumber", number],
    ["name", buyers.de.name],
  ])
    expect(browser.page.html).toMatch(
      new RegExp(`name="${field}"[^>]*value="${typed}"|value="${typed}"[^>]*name="${field}"`),
    );
});

test("what is left of an order is bought again, the rest is named", async ({ browser, buyer, elsewhere }) => {
  const t = words("de", "order");
  const { flash } = words("de", "cart");
  const [scarce, gone] = await Promise.all(
    ["knapper", "weggefallener"].map((kind) =>
      createProduct(`Probetorrone ${kind} ${Date.now()}`, { stock: 5 }),
    ),
  );
  if (!scarce || !gone) throw new Error("the products are missing");
  onTestFinished(scarce.takeOffSale);
  await buyer.add(scarce.variantId, "3");
  await buyer.add(gone.variantId);
  const placed = (await buyer.order(await buyer.toButton())).headers()["location"] ?? "";
  const orderId = placed.split("/").at(-1) ?? "";
  await capture(orderId);
  await scarce.setStock(5);
  await gone.takeOffSale();
  for (let times = 0; times < 2; times += 1) {
    await browser.open(placed);
    await browser.press(t.again);
    expect(browser.path).toBe(href("cart", "de"));
    for (const said of [
      flash.reordered,
      `Zurzeit ausverkauft oder nicht mehr im Sortiment: ${gone.title}, 100 g.`,
      `${scarce.title}, 100 g: 2 statt 3 Packungen, mehr haben wir gerade nicht.`,
    ])
      expect(browser.said("status")).toContain(said);
    const { cart } = (await (await buyer.get("/api/cart")).json()) as {
      cart: { lines: { name: string; quantity: number }[] };
    };
    expect(cart.lines.map(({ name, quantity }) => [name, quantity]).toSorted()).toEqual([
      ["Haselnusstorrone", 1],
      [scarce.title, 2],
    ]);
  }
  const stranger = await (await elsewhere()).post("/api/cart", { form: { intent: "reorder", orderId } });
  expect([stranger.status(), await stranger.json()]).toMatchObject([
    404,
    { refusal: { error: { code: "unknown_order" } } },
  ]);
});

test.runIf(atNight)("the summary and then the invoice can be downloaded", async ({ browser, request }) => {
  const t = words("de", "order");
  const { id, number } = await placeOrder("de");
  const link = await orderLinkOf(id);
  const file = async (name: string) => {
    await browser.open(link);
    const found = browser.page.queryAll("main a").find((one) => textOf(one).includes(name));
    return found && request.get(attribute(found, "href"));
  };
  const summary = await file(t.documents.order);
  expect(summary?.headers()["content-disposition"]).toContain(`Bestellung-${number}.pdf`);
  expect((await summary?.body())?.subarray(0, 5).toString()).toBe("%PDF-");
  await capture(id);
  const [before = ""] = t.documents.sale.split("{{");
  const invoice = async () => (await file(before))?.status();
  await expect.poll(invoice, { timeout: 90_000, interval: 2_000 }).toBe(200);
  expect(browser.page.mainText).toContain(t.statuses.processing);
});

test.for(atNight ? languages : (["en"] as const))(
  "in %s the page thanks the buyer of a gift, and asks for no money once the order is withdrawn",
  async (language, { request }) => {
    const t = words(language, "order");
    const order = await placeOrder(language, 1, { gift: true }, { payer: "Tante Grazia" });
    const link = await orderLinkOf(order.id);
    const page = await openPage(request, link);
    expect(textOf(page.query("h1"))).toBe(filled(t.thanks, { name: "Tante Grazia" }));
    expect(textOf(page.query("#transfer"))).toBe(t.transfer.title);
    expect(page.mainText).toContain(words(language, "checkout").confirm.giftNoCard);

    await store("/store/withdrawals", {
      name: "Tante Grazia",
      order_number: order.number,
      email: order.email,
      items: "",
      request_id: randomUUID(),
      language,
    });
    const withdrawn = await openPage(request, link);
    expect(textOf(withdrawn.query("h1"))).toBe(filled(t.metaTitle, { number: order.number }));
    for (const text of [t.withdrawn.whole.split("{{")[0] ?? "", t.withdrawn.next.nothing]) {
      expect(withdrawn.mainText).toContain(text);
    }
    for (const text of ["IBAN", t.statuses.pending, t.next.paidText, t.withdraw.text]) {
      expect(withdrawn.mainText).not.toContain(text);
    }
  },
);

test("the page thanks without a name if a gift's buyer is not named", async ({ request }) => {
  const order = await placeOrder("en", 1, { gift: true });
  const page = await openPage(request, await orderLinkOf(order.id));
  expect(textOf(page.query("h1"))).toBe(words("en", "order").thanksOnly);
});
