import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginAddition, endAddition, isRepeated } from "./repeats.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("takes a second click for the first, and a later one for meant", () => {
  beginAddition("cart_1", "form_1", "variant_1", 2);
  endAddition("cart_1", "form_1", "done");
  expect(isRepeated("cart_1", "form_1", "variant_1", 2)).toBe(true);
  vi.advanceTimersByTime(4_999);
  expect(isRepeated("cart_1", "form_1", "variant_1", 2)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isRepeated("cart_1", "form_1", "variant_1", 2)).toBe(false);
});

it("another form, cart or weight is no repetition", () => {
  beginAddition("cart_2", "form_1", "variant_1", 2);
  endAddition("cart_2", "form_1", "done");
  expect(isRepeated("cart_2", "form_2", "variant_1", 2)).toBe(false);
  expect(isRepeated("cart_3", "form_1", "variant_1", 2)).toBe(false);
  expect(isRepeated("cart_2", "form_1", "variant_2", 2)).toBe(false);
});

it("after a lost answer the packs in the cart tell whether it worked", () => {
  beginAddition("cart_4", "form_1", "variant_1", 3);
  vi.advanceTimersByTime(60_000);
  expect(isRepeated("cart_4", "form_1", "variant_1", 1)).toBe(false);
  expect(isRepeated("cart_4", "form_1", "variant_1", 3)).toBe(true);
});

it("what failed may be tried again at once; a form without a number always counts", () => {
  beginAddition("cart_5", "form_1", "variant_1", 1);
  endAddition("cart_5", "form_1", "failed");
  expect(isRepeated("cart_5", "form_1", "variant_1", 0)).toBe(false);
  beginAddition("cart_5", "", "variant_1", 1);
  endAddition("cart_5", "", "done");
  expect(isRepeated("cart_5", "", "variant_1", 1)).toBe(false);
});
