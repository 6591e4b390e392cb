import { describe, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import { addToNewCart, change, newCart } from "./cart-change-tools";
import { saveRequests, send, variant } from "./shop";

const goods = await ownProduct("Ware im Wechsel", { euro: 20 });

describe("a cart created with its first item", () => {
  it("has shipping and its code immediately", async () => {
    const { cart, ...rest } = await addToNewCart(goods.variantId, { quantity: 2, code: "torrone10" });
    expect(cart).toMatchObject({
      lines: [{ name: "Ware im Wechsel", quantity: 2, unit_cents: 2000 }],
      totals: { goods_cents: 4000, shipping_cents: 690, total_cents: 4290 },
      codes: [{ code: "TORRONE10", percent: 10 }],
      shipping_address: { country_code: "de" },
    });
    expect(rest).toEqual({
      effects: [{ kind: "code_reapplied", code: "TORRONE10" }],
      taken: [],
      refusal: null,
    });
  });

  it("can be marked as a gift initially or by a later item, until the checkout unsets it", async () => {
    const nothing = { notes: "", gift: false, gift_message: "", invoice: null };
    const { cart } = await addToNewCart(goods.variantId, { gift: true });
    expect(cart?.requests).toEqual({ ...nothing, gift: true });

    const { id } = await newCart(goods.variantId);
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

  it("is not created without sufficient stock, and the response contains the available quantity", async () => {
    const { id, inventory_quantity: stock } = await variant("ST-MAN-0300");
    expect(stock).toBeLessThan(99);
    expect(await addToNewCart(id, { quantity: 99 })).toEqual({
      cart: null,
      effects: [],
      taken: [],
      refusal: { code: "stock_insufficient", available: stock },
    });
    expect(await addToNewCart("variant_none")).toMatchObject({
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
