import { expect, it } from "vitest";
import { cart, line } from "./example-cart";
import { optimisticCart } from "./use-shown-cart";
import { pendingOf } from "./api";
import { newest } from "./cart-action-result";

const two = cart({ lines: [line(), line({ id: "line_2", quantity: 1 })], count: 3 });

it("shows pending quantities, hides removed lines and leaves amounts unchanged", () => {
  const shown = optimisticCart(two, [{ intent: "remove", lineId: "line_2" }], { line_1: 7 });
  expect(shown.lines.map(({ id, quantity }) => [id, quantity])).toEqual([["line_1", 7]]);
  expect(shown.count).toBe(7);
  expect(shown.totals).toEqual(two.totals);
  expect(shown.lines[0]?.total).toBe(2500);
});

it("equals the server's cart if no line change is pending", () => {
  expect(optimisticCart(two, [{ intent: "apply-promo", lineId: "" }], {})).toEqual(two);
});

it("reads the pending change from submitted form data", () => {
  const form = new FormData();
  form.set("intent", "remove");
  form.set("lineId", "line_2");
  expect(pendingOf(form)).toEqual({ intent: "remove", lineId: "line_2" });
  expect(pendingOf(new FormData())).toEqual({ intent: "", lineId: "" });
});

it("returns the newer of two carts", () => {
  const old = { cart: null, at: 1, delivery: null };
  const young = { cart: two, at: 2, delivery: null };
  expect(newest(old, young)).toBe(young);
  expect(newest(young, old)).toBe(young);
  expect(newest(undefined, old)).toBe(old);
  expect(newest(old, undefined)).toBe(old);
  expect(newest(undefined, undefined)).toBeUndefined();
});
