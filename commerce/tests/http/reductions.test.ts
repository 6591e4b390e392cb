import type { CartView } from "@su-turrone/contract/cart-view";
import type { CatalogueProducts } from "@su-turrone/contract/catalogue";
import { shopDay, shopDayAfter } from "@su-turrone/contract/time-zone";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ownProduct } from "../../../testing/own-product";
import type { PriceLogAnswer } from "../../src/features/price-log/read-price-log";
import type { ProductListAnswer } from "../../src/features/product-list/product-list-types";
import type { ReductionsAnswer } from "../../src/features/reductions/reduction-types";
import { firstOwner } from "./people";
import { cartWith, region, send } from "./shop";

const first = await firstOwner();
const name = `Saldotorrone ${randomUUID()}`;
const goods = await ownProduct(name, { euro: 20, grams: 150 });
const path = `/admin/products/${goods.id}/reductions`;
const { id: regionId } = await region();

const today = shopDay(new Date());
const inDays = (days: number) => shopDayAfter(new Date(), days);

const reduce = (cents: number, from: string, until: string, confirmed = false) =>
  send("POST", path, { variant_id: goods.variantId, cents, from, until, confirmed }, first.headers);
const reductions = async () => {
  const { body } = await send("GET", path, undefined, first.headers);
  return (body as unknown as ReductionsAnswer).reductions;
};
const end = (id: string) => send("DELETE", `${path}/${id}`, undefined, first.headers);

/** The weight in the shop: its price, and the one before. */
async function shown() {
  const { body } = await send("GET", `/store/catalogue?region_id=${regionId}&q=${encodeURIComponent(name)}`);
  const [weight] = (body as unknown as CatalogueProducts).products[0]?.variants ?? [];
  return [weight?.cents, weight?.was_cents];
}

async function lineOf(cartId: string) {
  const { body } = await send("GET", `/store/carts/${cartId}/view`);
  const [line] = (body["cart"] as CartView).lines;
  return [line?.unit_cents, line?.current_cents, line?.was_cents];
}

describe("a reduced price", { timeout: 120_000 }, () => {
  it("applies on its days, beside the lowest price of the thirty days before, and ends", async () => {
    await goods.setPrice(18);
    await goods.setPrice(22);
    await expect.poll(shown).toEqual([2200, null]);
    const before = await cartWith([{ variant_id: goods.variantId, quantity: 1 }]);
    expect((await reduce(1500, today, inDays(3))).status).toBe(200);
    await expect.poll(shown).toEqual([1500, 1800]);
    // one that was put into the cart before says so, as with any other price
    expect(await lineOf(before.id)).toEqual([2200, 1500, null]);
    const cart = await cartWith([{ variant_id: goods.variantId, quantity: 2 }]);
    expect(await lineOf(cart.id)).toEqual([1500, 1500, 1800]);

    // a price planned for later is compared with the one without the reduction, also by the page
    const { body } = await send("GET", `/admin/products/${goods.id}/price-log`, undefined, first.headers);
    expect((body as unknown as PriceLogAnswer).weights).toMatchObject([
      { now_cents: 1500, usual_cents: 2200, lowest_cents: 1500 },
    ]);
    const list = await send("GET", `/admin/product-list?q=${goods.sku}`, undefined, first.headers);
    expect((list.body as unknown as ProductListAnswer).products).toMatchObject([
      { id: goods.id, prices: { lowest: 1500, highest: 1500 } },
    ]);
    expect((await reduce(1000, inDays(10), inDays(12))).status).toBe(400);

    const [running, ...others] = await reductions();
    expect(others).toEqual([]);
    expect(running).toMatchObject({ variant_id: goods.variantId, cents: 1500 });
    expect((await end(running?.id ?? "")).status).toBe(200);
    await expect.poll(shown).toEqual([2200, null]);
    expect(await lineOf(cart.id)).toEqual([1500, 2200, null]);
    expect(await reductions()).toEqual([]);
  });

  it("is made once even if it is sent again, and not beside another one", async () => {
    const [from, until] = [inDays(10), inDays(12)];
    expect((await reduce(2100, from, until)).status).toBe(200);
    expect((await reduce(2100, from, until)).status).toBe(200);
    expect((await reduce(2000, until, inDays(14))).status).toBe(409);
    const planned = await reductions();
    expect(planned).toHaveLength(1);
    expect((await shown())[0]).toBe(2200);
    for (const { id } of planned) expect((await end(id)).status).toBe(200);
    expect(await reductions()).toEqual([]);
  });

  it.each<[string, number, number, number, number]>([
    ["a price that is not lower", 2200, 0, 1, 400],
    ["a day in the past", 2000, -1, 1, 400],
    ["an end before its start", 2000, 2, 1, 400],
    ["less than half", 1000, 0, 1, 400],
  ])("is refused with %s", async (_, cents, from, until, status) => {
    expect((await reduce(cents, inDays(from), inDays(until))).status).toBe(status);
    expect(await reductions()).toEqual([]);
  });

  it("may be less than half once that is confirmed", async () => {
    expect((await reduce(1000, inDays(5), inDays(6), true)).status).toBe(200);
    for (const { id } of await reductions()) await end(id);
  });

  it("is refused for a weight of another product", async () => {
    const body = { variant_id: "variant_none", cents: 100, from: today, until: today, confirmed: true };
    expect((await send("POST", path, body, first.headers)).status).toBe(404);
  });
});
