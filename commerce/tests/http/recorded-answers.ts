import { randomUUID } from "node:crypto";
import { unchangedPageContent, type PageContent } from "@su-turrone/contract/page-content";
import { storeFields } from "@su-turrone/contract/store-fields";
import { nowInSeconds, signToken } from "@su-turrone/contract/tokens";
import { expect } from "vitest";
import { deliverLines } from "../../../testing/orders";
import { setting } from "../../../testing/env";
import { sql } from "./database";
import { declaration } from "./declarations";
import { orderOf } from "./delivered-order";
import { buyersKey } from "./order-pages";
import { owner, region, send, variant } from "./shop";

const admin = await owner();
const secret = setting("SIGNING_SECRET");
const expiresInAnHour = () => nowInSeconds() + 3600;
const randomEmail = () => `${randomUUID()}@example.com`;

/** Responses by route, e.g. "GET /store/shop". */
const recorded = new Map<string, unknown[]>();

/** Requests a route with its path parameters and records the response. @throws Error on a 5xx status */
async function ask(
  route: string,
  parts: Readonly<Record<string, string>> = {},
  { query = "", body, headers }: { query?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Record<string, unknown>> {
  const [method = "", address = ""] = route.split(" ");
  const url = address.replaceAll(/:(\w+)/g, (_, part: string) => parts[part] ?? "nothing") + query;
  const answer = await send(method, url, body, { "x-medusa-locale": "de-DE", ...headers });
  if (answer.status >= 500) throw new Error(`${route}: ${JSON.stringify(answer)}`);
  recorded.set(route, [...(recorded.get(route) ?? []), answer.body]);
  return answer.body;
}

const address = {
  first_name: "Grazia Deledda",
  last_name: "",
  address_1: "Via Roma 1",
  address_2: "Scala B",
  postal_code: "08039",
  city: "Tonara",
  province: "nu",
  country_code: "it",
  phone: "+39 0784 1234567",
};
const requests = {
  notes: "Suonare da Muscas",
  gift: true,
  gift_message: "Auguri!",
  invoice: {
    company: "Torronificio",
    vat_id: "00743110157",
    codice_fiscale: "00743110157",
    sdi_code: "ABCDEFG",
    pec: "",
  },
};

/** A cart with a code that applies, a code on hold and all buyer requests; then its order. */
async function buy(): Promise<void> {
  const { id: variantId } = await variant("ST-MAN-0150");
  const first = { variant_id: variantId, quantity: 1, country: "it", code: "TORRONE10" };
  const { cart } = (await ask("POST /store/filled-carts", {}, { body: first })) as { cart: { id: string } };
  await ask("POST /store/filled-carts", {}, { body: { ...first, variant_id: "variant_gone" } });
  const own = { id: cart.id };
  const change = (body: unknown) => ask("POST /store/carts/:id/changes", own, { body });
  await change({ type: "add", variant_id: variantId, quantity: 99 });
  await change({ type: "apply_code", code: "NOTHING" });
  await change({ type: "apply_code", code: "TORRONE10" });
  const information = { email: randomEmail(), locale: "de-DE", shipping_address: address };
  const changed = (await change({
    type: "set_information",
    ...information,
    billing_address: address,
    requests,
  })) as { cart: { totals: { total_cents: number } } };
  const bank = { provider_id: "pp_bank-transfer_bank" };
  await ask("POST /store/carts/:id/payment", own, { body: bank });
  await ask("GET /store/carts/:id/view", own);
  const press = (shown_cents: number) => ({
    body: {
      browser: "browser-of-the-test",
      press: { shown_cents, return_url: `${setting("SHOP_URL")}/checkout/return` },
    },
  });
  await ask("POST /store/carts/:id/finish", own, press(1));
  await ask("POST /store/carts/:id/finish", own, press(changed.cart.totals.total_cents));
  const { order } = (await ask("GET /store/carts/:id/view", own, {
    query: "?browser=browser-of-the-test",
  })) as {
    order: { id: string; order_id?: string };
  };
  await readOrder(order.order_id ?? order.id);
}

/** Reads the pages of an order before it is paid and after it was delivered. */
async function readOrder(id: string): Promise<void> {
  const headers = buyersKey(id);
  await ask("GET /store/orders/:id", { id }, { headers });
  const { order } = await admin.admin.order.retrieve(id, {
    fields: "id,display_id,email,*items,*payment_collections.payments",
  });
  const [line] = order.items;
  await deliverLines(id, [line?.id ?? ""]);
  await admin.admin.payment.refund(order.payment_collections[0]?.payments?.[0]?.id ?? "", { amount: 1 });
  const account = { holder: "Grazia", iban: "IT60X0542811101000000123456" };
  await ask("POST /store/orders/:id/refund-account", { id }, { headers, body: account });
  await ask("GET /store/orders/:id", { id }, { headers });
  const file = { id, document: "order" };
  const { text } = await ask("GET /store/orders/:id/documents/:document", file, { headers });
  expect(String(text).slice(0, 5)).toBe("%PDF-");
  recorded.set("GET /store/orders/:id/documents/:document", []);
  const lookup = { number: String(order.display_id), email: order.email };
  await ask("POST /store/order-lookup", {}, { body: lookup });
  // the second answer tells of the first declaration
  for (let n = 0; n < 2; n++) {
    const body = declaration({ email: order.email, order_number: lookup.number });
    await ask("POST /store/withdrawals", {}, { body });
  }
}

async function review(): Promise<string> {
  const { id: variantId } = await variant("ST-MAN-0300");
  const order = await orderOf(variantId);
  const [line] = order.lines;
  await deliverLines(order.id, [line?.id ?? ""]);
  const token = signToken(secret, "review", [order.id, line?.id ?? ""], expiresInAnHour());
  await ask("GET /store/review-invitation", {}, { headers: { "x-review-token": token } });
  await ask("GET /store/review-invitation", {}, { headers: { "x-review-token": "wrong" } });
  const review = { rating: 5, title: "Gut", text: "Sehr gut.", display_name: "Grazia D.", language: "de" };
  const { review: made } = (await ask("POST /store/reviews", {}, { body: { token, ...review } })) as {
    review: { id: string };
  };
  await admin.client.fetch(`/admin/reviews/${made.id}`, { method: "POST", body: { status: "approved" } });
  const query = `?product_id=${line?.productId ?? ""}`;
  await ask("GET /store/reviews", {}, { query });
  await ask("GET /store/reviews/summaries", {}, { query });
  return line?.productId ?? "";
}

async function sendForms(): Promise<void> {
  const email = randomEmail();
  const body = { name: "Grazia", email, topic: "other", message: "Buongiorno!", language: "it" };
  await ask("POST /store/messages", {}, { body });
  const declaration = { name: "Grazia", email, order_number: "4711", items: "", request_id: randomUUID() };
  await ask("POST /store/withdrawals", {}, { body: { ...declaration, language: "it" } });
  await ask("POST /store/newsletter", {}, { body: { email, language: "it", text_version: "2026-11" } });
  const { id: variant_id } = await variant("ST-MAN-0300");
  await ask("POST /store/back-in-stock", {}, { body: { variant_id, email, language: "it" } });
  const idIn = async (table: "newsletter_subscription" | "restock_alert") =>
    String((await sql(`select id from ${table} where email = $1`, [email]))[0]?.["id"]);
  const follow = (route: string, purpose: Parameters<typeof signToken>[1], id: string) =>
    ask(route, {}, { body: { token: signToken(secret, purpose, [id], expiresInAnHour()) } });
  const [subscription, alert] = [await idIn("newsletter_subscription"), await idIn("restock_alert")];
  await follow("POST /store/newsletter/confirm", "newsletter-confirm", subscription);
  await follow("POST /store/newsletter/unsubscribe", "newsletter-unsubscribe", subscription);
  await follow("POST /store/back-in-stock/confirm", "restock-confirm", alert);
  await follow("POST /store/back-in-stock/end", "restock-end", alert);
}

async function browse(productId: string): Promise<void> {
  const regionId = (await region()).id;
  const fields = (calledPaths: string) => `fields=${encodeURIComponent(calledPaths)}`;
  await ask("GET /store/shop");
  await ask("GET /store/regions", {}, { query: `?${fields(storeFields.region)}` });
  await ask("GET /store/catalogue", {}, { query: `?region_id=${regionId}&q=torrone` });
  await ask("GET /store/catalogue/suggest", {}, { query: `?region_id=${regionId}&q=hasel` });
  await ask("GET /store/catalogue/suggest", {}, { query: `?region_id=${regionId}&q=hsaelnuss` });
  await ask("GET /store/catalogue/allergens", {}, { query: `?region_id=${regionId}` });
  const product = { slug: "mandeltorrone" };
  await ask("GET /store/catalogue/products/:slug", product, { query: `?region_id=${regionId}` });
  const box = { slug: "geschenkschachtel-barbagia" };
  await ask("GET /store/catalogue/products/:slug", box, { query: `?region_id=${regionId}` });
  const query = `?region_id=${regionId}&${fields(storeFields.product)}`;
  await ask("GET /store/products", {}, { query });
  await ask("GET /store/products", {}, { query: `?${fields(storeFields.productChange)}` });
  const { product_categories: categories } = (await ask(
    "GET /store/product-categories",
    {},
    { query: `?${fields(storeFields.category)}` },
  )) as { product_categories: { id: string }[] };
  const category = { id: categories[0]?.id ?? "" };
  await ask("GET /store/product-categories/:id", category, { query: `?${fields(storeFields.category)}` });
  await ask("GET /store/slugs/:kind", { kind: "product" }, { query: `?entity_id=${productId}` });
  await ask("GET /store/slugs/:kind/:language/:slug", { kind: "product", language: "de", ...product });
  await readOwnPage();
  for (const list of ["posts", "pages"]) {
    const { [list]: entries } = (await ask(`GET /store/${list}`)) as Record<
      string,
      { slugs: { de: string } }[]
    >;
    await ask(`GET /store/${list}/:slug`, { slug: entries?.[0]?.slugs.de ?? "" });
  }
}

/** Reads one of the shop's own pages with everything the owner can add; restores the defaults afterwards. */
async function readOwnPage(): Promise<void> {
  const path = "/admin/page-content/shipping";
  const save = (content: PageContent) => admin.client.fetch(path, { method: "POST", body: { content } });
  const alt = { de: "Ofen", it: "Forno", en: "Oven" };
  const picture = { url: "http://localhost/static/oven.webp", width: 1600, height: 1200, alt };
  const words = { title: "Natale", text: "Aperto." };
  await save({
    words: { de: { title: "Versand" }, it: {}, en: {} },
    pictures: {},
    shown: { support: false },
    sections: [{ id: "a1", picture, words: { de: words, it: words, en: words } }],
  });
  await ask("GET /store/page-content/:page", { page: "shipping" });
  await save(unchangedPageContent);
}

/** Requests without the storefront's key, as anybody can send. */
async function sendWithoutKey(): Promise<void> {
  const body = { email: setting("ADMIN_EMAIL"), password: setting("ADMIN_PASSWORD") };
  const noKeys = { "x-storefront-key": "", "x-publishable-api-key": "" };
  const { token } = await ask("POST /auth/user/emailpass", {}, { body, headers: noKeys });
  const headers = { ...noKeys, authorization: `Bearer ${String(token)}` };
  await ask("GET /auth/user/providers", {}, { headers: noKeys });
  await ask("POST /auth/token/refresh", {}, { headers });
  await ask("GET /auth/mfa/factors", {}, { headers });
  await ask("GET /cloud/auth", {}, { headers: noKeys });
  await ask("GET /health/live", {}, { headers: noKeys });
  await ask("GET /health/ready", {}, { headers: noKeys });
}

/** Requests every public route like a shopper, in each way that changes the keys of its response. */
export async function recordAnswers(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  await buy();
  const productId = await review();
  await sendForms();
  await browse(productId);
  await sendWithoutKey();
  return recorded;
}
