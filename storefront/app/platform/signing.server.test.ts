import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartKey, cartOfKey } from "./signing.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("opens the cart it was made for, as long as it is good", () => {
  const key = cartKey("cart_01J", 60);
  expect(cartOfKey(key)).toBe("cart_01J");
  vi.advanceTimersByTime(59_000);
  expect(cartOfKey(key)).toBe("cart_01J");
  vi.advanceTimersByTime(1_000);
  expect(cartOfKey(key)).toBeNull();
});

it.each([
  ["", ""],
  [/^cart_01J/, "cart_01K"],
  [/\.\d+\./, ".99999999999."],
  [/.$/, ""],
  [/^/, "x."],
])("mangled with %s it opens nothing", (find, put) => {
  const key = cartKey("cart_01J", 60);
  expect(cartOfKey(find === "" ? "" : key.replace(find, put))).toBeNull();
});
