import { describe, expect, it } from "vitest";
import type { CartChange } from "@su-turrone/contract/cart-requests";
import { ownProduct } from "../../../testing/own-product";
import { change, newCart, packs } from "./cart-change-tools";
import { send } from "./shop";

const goods = await ownProduct("Ware im Wechsel", { euro: 20 });

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
