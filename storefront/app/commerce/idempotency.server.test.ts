import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  beginChange,
  begunBy,
  endChange,
  isRepeated,
  noteBegun,
  type RelativeChange,
} from "./idempotency.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const change = (cartId: string, form = "form_1", what = "add:variant_1"): RelativeChange => ({
  cartId,
  form,
  what,
});

it("takes a second click for the first, and a later one for meant, unless it is always the same wish", () => {
  beginChange(change("cart_1"), 1, 2);
  endChange(change("cart_1"), "done");
  expect(isRepeated(change("cart_1"), 2)).toBe(true);
  vi.advanceTimersByTime(4_999);
  expect(isRepeated(change("cart_1"), 2)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isRepeated(change("cart_1"), 2)).toBe(false);
  expect(isRepeated(change("cart_1"), 2, true)).toBe(true);
});

it("another form, cart or weight is no repetition", () => {
  beginChange(change("cart_2"), 1, 2);
  endChange(change("cart_2"), "done");
  expect(isRepeated(change("cart_2", "form_2"), 2)).toBe(false);
  expect(isRepeated(change("cart_3"), 2)).toBe(false);
  expect(isRepeated(change("cart_2", "form_1", "add:variant_2"), 2)).toBe(false);
});

it.each([
  [1, 3, { 1: false, 2: false, 3: true, 4: true }],
  [3, 2, { 3: false, 2: true, 1: true }],
])(
  "after a lost answer of %i to %i the packs in the cart tell whether it worked",
  (before, expected, packs) => {
    const lost = change(`cart_4_${before}`);
    beginChange(lost, before, expected);
    vi.advanceTimersByTime(60_000);
    for (const [now, worked] of Object.entries(packs)) expect(isRepeated(lost, Number(now))).toBe(worked);
  },
);

it("what failed may be tried again at once; a form without a number always counts", () => {
  beginChange(change("cart_5"), 0, 1);
  endChange(change("cart_5"), "failed");
  expect(isRepeated(change("cart_5"), 0)).toBe(false);
  beginChange(change("cart_5", ""), 0, 1);
  endChange(change("cart_5", ""), "done");
  expect(isRepeated(change("cart_5", ""), 1, true)).toBe(false);
});

it("only a number that cannot be guessed leads back to the cart it has begun", () => {
  const form = "1b671a64-40d5-491e-99b0-da01ff1f3341-0";
  noteBegun(form, "cart_6");
  noteBegun("1", "cart_7");
  expect([begunBy(form), begunBy("1"), begunBy("")]).toEqual(["cart_6", undefined, undefined]);
});
