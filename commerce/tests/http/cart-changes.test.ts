import { describe, expect, it } from "vitest";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { ownProduct } from "../../../testing/own-product";
import { addToNewCart, change, newCart, packs } from "./cart-change-tools";
import { cartWith, checkoutAddress, informationFor, owner, send, variant } from "./shop";
import { makeCode } from "./code-tools";

const admin = await owner();
const goods = await ownProduct("Ware im Wechsel", { euro: 20 });
const others = await ownProduct("Andere Ware", { euro: 7.5 });
const repriced = await ownProduct("Ware mit neuem Preis", { euro: 40 });

describe("a cart change", () => {
  it("adds items and increases quantities at the current price, with free shipping from 50 euros", async () => {
    const { id } = await newCart(goods.variantId);
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
    const { id, line } = await newCart(goods.variantId, { quantity: 3 });
    const taken = { id: line, variant_id: goods.variantId, name: "Ware im Wechsel", grams: 100, quantity: 3 };
    expect(await change(id, { type: "remove", line_id: line })).toMatchObject({
      cart: { lines: [], totals: { goods_cents: 0 } },
      taken: [taken],
      refusal: null,
    });
    expect(await change(id, { type: "remove", line_id: line })).toMatchObject({ taken: [], refusal: null });
  });

  it("sets the country and all information from the checkout", async () => {
    const { id } = await newCart(goods.variantId);
    const british = await change(id, { type: "set_country", country: "gb" });
    expect(british.cart).toMatchObject({
      shipping_address: { country_code: "gb", address_1: null },
      totals: { tax_cents: 448 },
    });
    const requests = { notes: "Suonare", gift: false, gift_message: "", invoice: null };
    const information = informationFor("it", { locale: "it-IT", requests });
    const known = await change(id, information);
    expect(known.cart).toMatchObject({
      email: "grazia@example.com",
      shipping_address: { city: "Nuoro", country_code: "it" },
      requests,
      totals: { tax_cents: 245 },
    });
    const moved = await change(id, { type: "set_country", country: "fr" });
    expect(moved.cart?.shipping_address).toMatchObject({ address_1: "Via Roma 1", country_code: "fr" });
    const shipping_address = checkoutAddress("de", { postal_code: "27498", city: "Helgoland" });
    const toHelgoland = { ...information, shipping_address };
    expect((await send("POST", `/store/carts/${id}/changes`, toHelgoland)).status).toBe(400);
  });

  it("saves the buyer's information and updates changed prices", async () => {
    const { cart } = await addToNewCart(repriced.variantId);
    const id = cart?.id ?? "";
    const address = checkoutAddress("de", { city: "Berlin", last_name: "" });
    const requests = { notes: "", gift: true, gift_message: "Alles Gute", invoice: null };
    const setInformation = (email: string, city = "Berlin") => {
      const addresses = { shipping_address: { ...address, city }, billing_address: address };
      return change(id, informationFor("de", { email, ...addresses, requests }));
    };
    const first = await setInformation("Erste@Example.com");
    expect(first).toMatchObject({
      cart: {
        email: "erste@example.com",
        shipping_address: address,
        billing_address: address,
        requests,
        totals: { goods_cents: 4000, shipping_cents: 690, total_cents: 4690 },
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
    const { id: promotionId, code } = await makeCode({ minimum: "40" });
    const { id, line } = await newCart(goods.variantId, { quantity: 2 });
    const minimum = { kind: "minimum", cents: 2000 };
    expect(await change(id, { type: "apply_code", code })).toMatchObject({ effects: [], refusal: null });
    const fewer = await change(id, { type: "set_quantity", line_id: line, quantity: 1 });
    const waits = { code, state: "not_applicable", missing: minimum };
    expect(fewer).toMatchObject({ effects: [{ kind: "code_suspended", status: waits }], refusal: null });
    expect(fewer.cart).toMatchObject({ codes: [], waiting: [waits], totals: { total_cents: 2690 } });
    const more = await change(id, { type: "set_quantity", line_id: line, quantity: 2 });
    expect(more.effects).toEqual([{ kind: "code_reapplied", code }]);
    expect(more.cart?.totals.total_cents).toBe(4290);
    await admin.admin.promotion.delete(promotionId);
    const lost = await change(id, { type: "set_country", country: "it" });
    expect(lost.effects).toEqual([{ kind: "code_removed", code }]);
  });

  it("is refused with a reason and the unchanged cart", async () => {
    const { id } = await newCart(goods.variantId);
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
    const { id, line } = await newCart(goods.variantId, { key: "form-1" });
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
    const { id } = await newCart(goods.variantId);
    const all = Array.from({ length: 3 }, (_, n) =>
      change(id, { type: "add", variant_id: goods.variantId, quantity: 1, key: `at-once-${n}` }),
    );
    const seen = (await Promise.all(all)).map((answer) => packs(answer)?.[0]);
    expect([...seen].sort()).toEqual([2, 3, 4]);
  });

  it("do not block the cart after shoppers disconnected while waiting for their turn", async () => {
    const { id } = await newCart(goods.variantId);
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
