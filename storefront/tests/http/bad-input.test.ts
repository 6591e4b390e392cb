import { expect, vi } from "vitest";
import { createProduct } from "../../../testing/products";
import { href } from "../../app/i18n/paths";
import { hazelnut } from "../../e2e/support/goods";
import { smallHazelnut } from "../../e2e/support/orders";
import { words } from "../../e2e/support/words";
import { attribute, openPage, readPage, textOf } from "./delivered-page";
import { test, type APIRequestContext } from "./request";

// a product is created and stocked, which takes long on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const t = words("de", "cart");

/** Posts a form to the cart without any client-side validation. */
const post = (request: APIRequestContext, form: Record<string, string>) =>
  request.post(href("cart", "de"), { form, maxRedirects: 0 });

/** Creates a cart with two packs of small hazelnut nougat. */
async function cartOfTwo(request: APIRequestContext): Promise<void> {
  const form = { intent: "add", variantId: await smallHazelnut(), quantity: "2" };
  expect((await post(request, form)).status()).toBe(303);
}

const fieldsOf = async (request: APIRequestContext) =>
  (await openPage(request, href("cart", "de"))).queryAll('main li input[type="number"]');

// each one: cart-intents.test.ts
test("rejects a wrong quantity and keeps the cart", async ({ request }) => {
  const quantity = "9999";
  await cartOfTwo(request);
  const cart = await openPage(request, href("cart", "de"));
  const lineId = attribute(cart.query('main li input[name="lineId"]'), "value");
  expect(lineId).not.toBe("");
  const changed = await post(request, { intent: "set-quantity", lineId, quantity });
  expect(changed.status()).toBe(422);
  expect(readPage(changed.status(), await changed.text()).mainText).toContain(t.errors.invalid_quantity);

  const product = await openPage(request, href("product", "de", { slug: hazelnut.de.slug }));
  const labels = product.queryAll("label").filter((label) => textOf(label).startsWith("300 g"));
  const variantId = attribute(labels[0]?.querySelector('input[type="radio"]') ?? null, "value");
  expect(variantId).not.toBe("");
  expect((await post(request, { intent: "add", variantId, quantity })).status()).toBe(422);

  expect((await fieldsOf(request)).map((field) => attribute(field, "value"))).toEqual(["2"]);
});

test("reports too many packs if they exceed the limit together with the cart", async ({ request }) => {
  await cartOfTwo(request);
  const answer = await post(request, { intent: "add", variantId: await smallHazelnut(), quantity: "98" });
  expect(answer.status()).toBe(422);
  const { mainText: main } = readPage(answer.status(), await answer.text());
  expect(main).toContain(t.errors.too_many_packs);
  expect(main).not.toContain(t.errors.invalid_quantity);
  expect((await fieldsOf(request)).map((field) => attribute(field, "value"))).toEqual(["2"]);
});

test("rejects unknown variants, lines and intents", async ({ request }) => {
  await cartOfTwo(request);
  const answers = await Promise.all([
    post(request, { intent: "add", variantId: "variant_unknown", quantity: "1" }),
    post(request, { intent: "set-quantity", lineId: "line_unknown", quantity: "1" }),
    post(request, { intent: "set-price", lineId: "x" }),
    post(request, {}),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([404, 404, 400, 400]);
});

test("rejects fields that are too long", async ({ request }) => {
  await cartOfTwo(request);
  const answer = await request.post(href("checkout", "de"), {
    form: { email: `${"a".repeat(300)}@example.com`, "shipping.fullName": "x".repeat(500) },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain("Diese Angabe ist zu lang.");
});

test("a tampered cart cookie results in an empty cart and a message", async ({ request }) => {
  await cartOfTwo(request);
  const cookie = (await request.storageState()).cookies.find(({ name }) => name.endsWith("cart"));
  const Cookie = `${cookie?.name}=${cookie?.value.slice(0, -3)}abc`;
  const answer = await request.get(href("cart", "de"), { headers: { Cookie } });
  const { mainText: main, html } = readPage(answer.status(), await answer.text());
  expect(html).toContain(t.flash.gone);
  expect(main).toContain(t.empty.title);
});

test("a refused quantity reveals the available stock only up to ten", async ({ request }) => {
  const product = await createProduct(`Bestandsprobe ${Date.now()}`, { euro: 5, stock: 40 });
  const form = (quantity: string) => ({ intent: "add", variantId: product.variantId, quantity });
  const addByScript = async (quantity: string) => {
    const answer = await request.post("/api/cart", { form: form(quantity) });
    const { refusal } = (await answer.json()) as { refusal: { error: unknown } | null };
    return [answer.status(), refusal?.error];
  };
  const addByForm = async (quantity: string) => {
    const page = await request.post(href("cart", "de"), { form: form(quantity) });
    return (await page.text()).replaceAll("\u00a0", " ");
  };
  try {
    expect(await addByScript("99")).toEqual([409, { code: "not_enough_stock" }]);
    const page = await addByForm("99");
    expect(page.includes("So viele haben wir nicht auf Lager. Bitte nehmen Sie weniger Packungen.")).toBe(
      true,
    );
    expect(/\b40 Packungen/.test(page)).toBe(false);

    await product.setStock(3);
    expect(await addByScript("11")).toEqual([409, { code: "not_enough_stock", available: 3 }]);
    expect((await addByForm("11")).includes("Es sind noch 3 Packungen auf Lager.")).toBe(true);
  } finally {
    await product.remove();
  }
});
