import type { CartChangeAnswer } from "@su-turrone/contract/cart-changes";
import { afterAll, describe, expect, it } from "vitest";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { cartWith, saveRequests, owner, send, variant } from "./shop";
import { createTestProduct } from "./test-product";

const admin = await owner();
const goods = await createTestProduct(admin, "Ware im Wechsel", 20);
const others = await createTestProduct(admin, "Andere Ware", 7.5);
const repriced = await createTestProduct(admin, "Ware mit neuem Preis", 20);

afterAll(async () => {
  for (const { id } of [goods, others, repriced]) await admin.admin.product.delete(id);
});

async function answerTo(path: string, body: object): Promise<CartChangeAnswer> {
  const answer = await send("POST", path, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as unknown as CartChangeAnswer;
}

const addToNewCart = (more: object = {}) =>
  answerTo("/store/filled-carts", { variant_id: goods.variantId, quantity: 1, country: "de", ...more });
const change = (id: string, body: CartChange) => answerTo(`/store/carts/${id}/changes`, body);
const packs = ({ cart }: CartChangeAnswer) => cart?.lines.map(({ quantity }) => quantity);

async function newCart(more: object = {}) {
  const { cart } = await addToNewCart(more);
  return { id: cart?.id ?? "", line: cart?.lines[0]?.id ?? "" };
}

describe("a cart created with its first item", () => {
  it("has shipping and its code immediately", async () => {
    const { cart, ...rest } = await addToNewCart({ quantity: 2, code: "torrone10" });
    expect(cart).toMatchObject({
      lines: [{ name: "Ware im Wechsel", quantity: 2, unit_cents: 2000 }],
      totals: { goods_cents: 4000, shipping_cents: 690, total_cents: 4290 },
      codes: [{ code: "TORRONE10", percent: 10 }],
      shipping_address: { country_code: "de" },
    });
    expect(rest).toEqual({ effects: [{ kind: "code_back", code: "TORRONE10" }], taken: [], refusal: null });
  });

  it("can be marked as a gift initially or by a later item, until the checkout unsets it", async () => {
    const nothing = { notes: "", gift: false, gift_message: "", invoice: null };
    const { cart } = await addToNewCart({ gift: true });
    expect(cart?.requests).toEqual({ ...nothing, gift: true });

    const { id } = await newCart();
    const more = { type: "add", variant_id: goods.variantId, quantity: 1 } as const;
    expect((await change(id, more)).cart?.requests).toEqual(nothing);
    expect((await change(id, { ...more, gift: true, key: "one" })).cart?.requests).toEqual({
      ...nothing,
      gift: true,
    });
    // adding goods without the flag keeps it set
    expect((await change(id, more)).cart?.requests.gift).toBe(true);
    await saveRequests(id, { notes: "Suonare" });
    expect((await change(id, { ...more, gift: true, key: "two" })).cart?.requests).toEqual({
      ...nothing,
      notes: "Suonare",
      gift: true,
    });
    await saveRequests(id, {});
    expect((await change(id, more)).cart?.requests).toEqual(nothing);
  });

  it("includes the tax on shipping like a cart created by Medusa", async () => {
    const { cart } = await addToNewCart({ country: "gb" });
    // UK VAT of 20 % is included in 20.00 and in 6.90
    expect(cart?.totals).toEqual({
      goods_cents: 2000,
      shipping_cents: 690,
      tax_cents: 448,
      total_cents: 2690,
    });
    const { cart: refreshed } = await change(cart?.id ?? "", { type: "set_country", country: "gb" });
    expect(refreshed?.totals).toEqual(cart?.totals);
  });

  it("is not created without sufficient stock, and the response contains the available quantity", async () => {
    const { id, inventory_quantity: stock } = await variant("ST-MAN-0300");
    expect(stock).toBeLessThan(99);
    expect(await addToNewCart({ variant_id: id, quantity: 99 })).toEqual({
      cart: null,
      effects: [],
      taken: [],
      refusal: { code: "stock_insufficient", available: stock },
    });
    expect(await addToNewCart({ variant_id: "variant_none" })).toMatchObject({
      cart: null,
      refusal: { code: "variant_not_sellable" },
    });
  });

  it.each([{ quantity: 0 }, { quantity: 100 }, { country: "us" }, { code: "x".repeat(61) }, { more: 1 }])(
    "is refused with 400 for %j",
    async (over) => {
      const body = { variant_id: goods.variantId, quantity: 1, country: "de", ...over };
      expect((await send("POST", "/store/filled-carts", body)).status).toBe(400);
    },
  );
});

describe("a cart change", () => {
  it("adds items and increases quantities at the current price, with free shipping from 50 euros", async () => {
    const { id } = await newCart();
    const second = await change(id, { type: "add", variant_id: others.variantId, quantity: 2 });
    expect(second.cart?.totals).toMatchObject({ goods_cents: 3500, shipping_cents: 690 });
    const third = await change(id, { type: "add", variant_id: goods.variantId, quantity: 1 });
    expect(packs(third)).toEqual([2, 2]);
    expect(third.cart?.totals).toMatchObject({ goods_cents: 5500, shipping_cents: 0, total_cents: 5500 });
    expect(third).toMatchObject({ effects: [], taken: [], refusal: null });
  });

  it("adds shipping to a cart without it", async () => {
    const { id } = await cartWith([{ variant_id: goods.variantId, quantity: 1 }]);
    const answer = await change(id, { type: "apply_code", code: "TORRONE10" });
    expect(answer.cart?.totals).toMatchObject({ shipping_cents: 690, total_cents: 2490 });
  });

  it("removes a line and returns it, and accepts the removal of a missing line", async () => {
    const { id, line } = await newCart({ quantity: 3 });
    const taken = { id: line, variant_id: goods.variantId, name: "Ware im Wechsel", grams: 150, quantity: 3 };
    expect(await change(id, { type: "remove", line_id: line })).toMatchObject({
      cart: { lines: [], totals: { goods_cents: 0 } },
      taken: [taken],
      refusal: null,
    });
    expect(await change(id, { type: "remove", line_id: line })).toMatchObject({ taken: [], refusal: null });
  });

  it("sets the country and all information from the checkout", async () => {
    const { id } = await newCart();
    const british = await change(id, { type: "set_country", country: "gb" });
    expect(british.cart).toMatchObject({
      shipping_address: { country_code: "gb", address_1: null },
      totals: { tax_cents: 448 },
    });
    const address = {
      first_name: "Grazia Deledda",
      last_name: "",
      address_1: "Via Roma 1",
      address_2: "",
      postal_code: "08100",
      city: "Nuoro",
      province: "nu",
      country_code: "it",
      phone: "",
    };
    const information = (shipping: object) => ({
      type: "set_information",
      email: "grazia@example.com",
      locale: "it-IT",
      shipping_address: { ...address, ...shipping },
      billing_address: address,
      requests: { notes: "Suonare", gift: false, gift_message: "", invoice: null },
    });
    const known = await answerTo(`/store/carts/${id}/changes`, information({}));
    expect(known.cart).toMatchObject({
      email: "grazia@example.com",
      shipping_address: { city: "Nuoro", country_code: "it" },
      requests: { notes: "Suonare", gift: false, gift_message: "", invoice: null },
      totals: { tax_cents: 245 },
    });
    const moved = await change(id, { type: "set_country", country: "fr" });
    expect(moved.cart?.shipping_address).toMatchObject({ address_1: "Via Roma 1", country_code: "fr" });
    const helgoland = information({ country_code: "de", postal_code: "27498", city: "Helgoland" });
    expect((await send("POST", `/store/carts/${id}/changes`, helgoland)).status).toBe(400);
  });

  it("saves the buyer's information and updates changed prices", async () => {
    const { cart } = await addToNewCart({ variant_id: repriced.variantId });
    const id = cart?.id ?? "";
    const address = {
      first_name: "Grazia Deledda",
      last_name: "",
      address_1: "Hauptstraße 1",
      address_2: "",
      postal_code: "10115",
      city: "Berlin",
      province: "",
      country_code: "de",
      phone: "",
    };
    const setInformation = (email: string, city = "Berlin") =>
      answerTo(`/store/carts/${id}/changes`, {
        type: "set_information",
        email,
        locale: "de-DE",
        shipping_address: { ...address, city },
        billing_address: address,
        requests: { notes: "", gift: true, gift_message: "Alles Gute", invoice: null },
      });
    const first = await setInformation("Erste@Example.com");
    expect(first).toMatchObject({
      cart: {
        email: "erste@example.com",
        shipping_address: address,
        billing_address: address,
        requests: { notes: "", gift: true, gift_message: "Alles Gute", invoice: null },
        totals: { goods_cents: 2000, shipping_cents: 690, total_cents: 2690 },
      },
      effects: [],
      refusal: null,
    });
    await admin.admin.product.updateVariant(repriced.id, repriced.variantId, {
      prices: [{ currency_code: "eur", amount: 60 }],
    });
    expect(await setInformation("zweite@example.com", "Potsdam")).toMatchObject({
      cart: { email: "zweite@example.com", totals: { goods_cents: 6000, shipping_cents: 0 } },
      effects: [{ kind: "price", name: "Ware mit neuem Preis", unit_cents: 6000 }],
    });
  });

  it("reports codes that stop applying, apply again and are lost", async () => {
    const code = `WECHSEL${Date.now()}`;
    const { promotion } = await admin.admin.promotion.create({
      code,
      type: "standard",
      status: "active",
      is_automatic: false,
      is_tax_inclusive: true,
      rules: [{ attribute: "original_item_total", operator: "gte", values: ["40"] }],
      application_method: {
        type: "percentage",
        target_type: "items",
        allocation: "across",
        value: 10,
        currency_code: "eur",
      } as never,
    });
    const { id, line } = await newCart({ quantity: 2 });
    const minimum = { kind: "minimum", cents: 2000 };
    expect(await change(id, { type: "apply_code", code })).toMatchObject({ effects: [], refusal: null });
    const fewer = await change(id, { type: "set_quantity", line_id: line, quantity: 1 });
    const waits = { code, state: "not_applicable", missing: minimum };
    expect(fewer).toMatchObject({ effects: [{ kind: "code_waits", status: waits }], refusal: null });
    expect(fewer.cart).toMatchObject({ codes: [], waiting: [waits], totals: { total_cents: 2690 } });
    const more = await change(id, { type: "set_quantity", line_id: line, quantity: 2 });
    expect(more.effects).toEqual([{ kind: "code_back", code }]);
    expect(more.cart?.totals.total_cents).toBe(4290);
    await admin.admin.promotion.delete(promotion.id);
    const lost = await change(id, { type: "set_country", country: "it" });
    expect(lost.effects).toEqual([{ kind: "code_lost", code }]);
  });

  it("is refused with a reason and the unchanged cart", async () => {
    const { id } = await newCart();
    const { id: counted, inventory_quantity: stock } = await variant("ST-MAN-0300");
    const refusals: [CartChange, object][] = [
      [
        { type: "add", variant_id: counted, quantity: 99 },
        { code: "stock_insufficient", available: stock },
      ],
      [{ type: "add", variant_id: "variant_none", quantity: 1 }, { code: "variant_not_sellable" }],
      [{ type: "set_quantity", line_id: "line_none", quantity: 1 }, { code: "line_not_found" }],
      [{ type: "add", variant_id: goods.variantId, quantity: 99 }, { code: "quantity_invalid" }],
      [{ type: "apply_code", code: "GIBTSNICHT" }, { code: "promotion_code_invalid" }],
    ];
    for (const [body, refusal] of refusals) {
      const answer = await change(id, body);
      expect(answer).toMatchObject({ refusal, effects: [], taken: [] });
      expect(packs(answer)).toEqual([1]);
    }
  });
});

describe("repeated cart changes", () => {
  it("are applied only once, also if sent by different storefronts", async () => {
    const { id, line } = await newCart({ key: "form-1" });
    const again: CartChange = { type: "add", variant_id: goods.variantId, quantity: 1, key: "form-1" };
    // a double submission of the form that created the cart
    expect(packs(await change(id, again))).toEqual([1]);
    const twice = { ...again, key: "form-2" };
    const answers = await Promise.all([change(id, twice), change(id, twice)]);
    expect(answers.map(packs)).toEqual([[2], [2]]);
    expect(packs(await change(id, { ...twice, resent: true }))).toEqual([2]);
    const step: CartChange = { type: "set_quantity", line_id: line, quantity: 3, seen: 2, key: "form-3" };
    expect(packs(await change(id, step))).toEqual([3]);
    expect(packs(await change(id, step))).toEqual([3]);
    // another browser that also saw two, and one without a key
    expect(packs(await change(id, { ...step, key: "form-4" }))).toEqual([4]);
    expect(packs(await change(id, { type: "add", variant_id: goods.variantId, quantity: 1 }))).toEqual([5]);
  });

  it("are all applied if their keys differ, also simultaneously", async () => {
    const { id } = await newCart();
    const all = Array.from({ length: 3 }, (_, n) =>
      change(id, { type: "add", variant_id: goods.variantId, quantity: 1, key: `at-once-${n}` }),
    );
    const seen = (await Promise.all(all)).map((answer) => packs(answer)?.[0]);
    expect([...seen].sort()).toEqual([2, 3, 4]);
  });

  it("do not block the cart after shoppers disconnected while waiting for their turn", async () => {
    const { id } = await newCart();
    const body: CartChange = { type: "add", variant_id: goods.variantId, quantity: 1 };
    // the first is being processed by then, the others wait for it
    const aborted = Array.from({ length: 6 }, () =>
      send("POST", `/store/carts/${id}/changes`, body, {}, AbortSignal.timeout(60)),
    );
    const ends = await Promise.allSettled(aborted);
    expect(ends.filter(({ status }) => status === "rejected").length).toBeGreaterThan(1);
    await change(id, body);
  });
});
