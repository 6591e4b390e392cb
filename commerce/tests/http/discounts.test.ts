import type { CreatePromotionDTO } from "@medusajs/framework/types";
import { afterAll, describe, expect, it } from "vitest";
import type { CartChangeAnswer, CodeStatus } from "@su-turrone/contract/cart-view";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { atNight } from "../../../testing/night";
import { createProduct, type TestProduct } from "../../../testing/products";
import { newCart } from "./cart-change-tools";
import { shippedCart } from "./shipped-cart";
import { choosePayment, owner, send, shopper } from "./shop";
import { createPromotion, percentOff } from "../../../testing/past-pages";

const admin = await owner();
const products = new Map<number, Promise<TestProduct>>();
const promotions: string[] = [];

afterAll(async () => {
  for (const made of products.values()) await (await made).remove();
  for (const id of promotions) await admin.admin.promotion.delete(id);
});

/** A product by its price: carts with the same goods are copies of one (`shippedCart`). */
function product(euro: number): Promise<TestProduct> {
  const made = products.get(euro) ?? createProduct(`Ware zu ${euro}`, { euro });
  products.set(euro, made);
  return made;
}

type Promotion = Partial<CreatePromotionDTO>;

/** Creates a code for ten per cent off; `over` overrides its properties. */
async function code(name: string, over: Promotion = {}): Promise<string> {
  const unique = `${name}${Date.now()}`;
  const id = await createPromotion({
    code: unique,
    application_method: percentOff(10),
    ...over,
  });
  promotions.push(id);
  return unique;
}

const change = (cartId: string, body: CartChange) => send("POST", `/store/carts/${cartId}/changes`, body);

/** Applies a code, or re-evaluates the stored ones; returns the status of each, applied ones first. */
async function applyCode(cartId: string, typed?: string): Promise<CodeStatus[]> {
  const { status, body } = await change(
    cartId,
    typed ? { type: "apply_code", code: typed } : { type: "remove_code", code: "NIEGEHABT" },
  );
  expect(status).toBe(200);
  const { cart, effects, refusal } = body as unknown as CartChangeAnswer;
  const lost = effects.flatMap((effect) => (effect.kind === "code_removed" ? [effect.code] : []));
  if (refusal) {
    expect(refusal.code).toBe(
      cart?.waiting.some((one) => one.code.toUpperCase() === typed?.toUpperCase())
        ? "code_not_applicable"
        : "promotion_code_invalid",
    );
  }
  const invalid = refusal?.code === "promotion_code_invalid" ? [...lost, (typed ?? "").toUpperCase()] : lost;
  return [
    ...invalid.map((code): CodeStatus => ({ code, state: "invalid", missing: null })),
    ...(cart?.codes ?? []).map(({ code }): CodeStatus => ({ code, state: "applied", missing: null })),
    ...(cart?.waiting ?? []),
  ];
}

const cents = (euro: number | undefined) => Math.round((euro ?? Number.NaN) * 100);
const cartOf = async (item: TestProduct, quantity = 1, country = "de") =>
  (await shippedCart([{ variant_id: item.variantId, quantity }], { country })).id;
const read = async (id: string) => (await shopper.store.cart.retrieve(id)).cart;

describe("an invalid code", () => {
  // dates, uses and switching off: codes.test.ts and codes-page.test.ts; all states: unmet-promotion-rules.test.ts
  it("is reported as invalid", async () => {
    const id = await cartOf(await product(20));
    expect(await applyCode(id, "GIBTSNICHT")).toEqual([
      { code: "GIBTSNICHT", state: "invalid", missing: null },
    ]);
    const cart = await read(id);
    expect(cents(cart.total)).toBe(2690);
    expect(cart.promotions).toEqual([]);
  });

  it("can be tried ten times per cart", async () => {
    const id = await cartOf(await product(20));
    const refusals: unknown[] = [];
    for (let n = 0; n < 11; n++) {
      const { body } = await change(id, { type: "apply_code", code: `RATEN${n}` });
      refusals.push((body as unknown as CartChangeAnswer).refusal);
    }
    const wrong = { code: "promotion_code_invalid" };
    expect(refusals).toEqual([...Array<object>(10).fill(wrong), { code: "too_many_codes" }]);
    // other codes still work
    const other = await cartOf(await product(20));
    expect((await applyCode(other, "TORRONE10"))[0]).toMatchObject({ state: "applied" });
  });

  it.each([[{ code: "" }], [{ code: "x".repeat(61) }], [{ code: 7 }], [{ codes: ["A"] }]])(
    "responds 400 for %j",
    async (body) => {
      const id = await cartOf(await product(20));
      const whole = { type: "apply_code", ...body };
      expect((await send("POST", `/store/carts/${id}/changes`, whole)).status).toBe(400);
    },
  );

  it("responds 404 for an unknown cart", async () => {
    expect((await change("cart_none", { type: "apply_code", code: "TORRONE10" })).status).toBe(404);
  });
});

describe("a valid code", () => {
  it("takes ten per cent off once, typed in any case and between spaces, until it is removed", async () => {
    const id = await cartOf(await product(20));
    expect(await applyCode(id, "  Torrone10 ")).toEqual([
      { code: "TORRONE10", state: "applied", missing: null },
    ]);
    const cart = await read(id);
    expect([cents(cart.item_total), cents(cart.total)]).toEqual([1800, 2490]);
    expect(await applyCode(id, "TORRONE10")).toHaveLength(1);
    expect(cents((await read(id)).total)).toBe(2490);
    const { body } = await change(id, { type: "remove_code", code: "torrone10" });
    expect(body["cart"]).toMatchObject({ codes: [], waiting: [] });
    expect(cents((await read(id)).total)).toBe(2690);
  });

  it("is found in any case, and does not match similar codes", async () => {
    const written = await code("Mandel_Zeit");
    const id = await cartOf(await product(20));
    const wild = written.replace("_", "x");
    expect(await applyCode(id, wild)).toEqual([
      { code: wild.toUpperCase(), state: "invalid", missing: null },
    ]);
    expect(await applyCode(id, written.toUpperCase())).toEqual([
      { code: written, state: "applied", missing: null },
    ]);
  });

  it("can be restricted to a country, a product or one use per e-mail address", async () => {
    const goods = await product(20);
    const wanted = await product(21);
    const toItaly = await code("NURITALIEN", {
      rules: [{ attribute: "shipping_address.country_code", operator: "eq", values: ["it"] }],
    });
    const onlyOne = await code("NUREINES", {
      application_method: {
        ...percentOff(10),
        target_rules: [{ attribute: "items.product.id", operator: "eq", values: [wanted.id] }],
      },
    });
    const id = await cartOf(goods);
    expect((await applyCode(id, toItaly))[0]?.missing).toEqual({ kind: "country", countries: ["it"] });
    expect((await applyCode(id, onlyOne))[1]?.missing).toEqual({ kind: "product", names: [wanted.title] });

    const once = await code("EINMAL", {
      campaign: {
        name: "Einmal je Adresse",
        campaign_identifier: `einmal-${Date.now()}`,
        budget: { type: "use_by_attribute", attribute: "customer_email", limit: 1 },
      },
    });
    const nameless = await newCart(goods.variantId);
    expect(await applyCode(nameless.id, once)).toEqual([
      { code: once, state: "not_applicable", missing: { kind: "email" } },
    ]);
    await shopper.store.cart.update(nameless.id, { email: "anna@example.com" });
    expect(await applyCode(nameless.id)).toEqual([{ code: once, state: "applied", missing: null }]);
  });

  it("changes the amount to be paid and closes a payment session with the old amount", async () => {
    const id = await cartOf(await product(20));
    await choosePayment(id);
    expect(cents((await read(id)).payment_collection?.amount)).toBe(2690);
    await applyCode(id, "TORRONE10");
    const { payment_collection: collection } = await read(id);
    expect(cents(collection?.amount)).toBe(2490);
    expect(collection?.payment_sessions ?? []).toEqual([]);
  });
});

describe("shipping with and without a code", () => {
  const countries = atNight ? ["it", "fr", "de", "es", "gb"] : ["it"];
  // 10 % of 4999 is 499.9: commerce computes 4499.1, which is charged as 4499
  const table = [
    [49.99, 690, 5689, 5189],
    [50, 0, 5000, 4500],
    [50.01, 0, 5001, 4501],
  ] as const;

  it.each(countries.flatMap((country) => table.map((row) => [country, ...row] as const)))(
    "is charged correctly: to %s, items of %d euros, %i cents",
    async (country, euro, shipping, total, withCode) => {
      const id = await cartOf(await product(euro), 1, country);
      const before = await read(id);
      expect([cents(before.shipping_total), cents(before.total)]).toEqual([shipping, total]);
      await applyCode(id, "TORRONE10");
      const after = await read(id);
      expect([cents(after.shipping_total), cents(after.total)]).toEqual([shipping, withCode]);
    },
  );
});
