import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { env } from "./env.server";
import { cartKey, cartIdFromKey, isWellFormedKey, isLinkToken } from "./signing.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("opens the cart it was made for, as long as it is good", () => {
  const key = cartKey("cart_01J", 60);
  expect(cartIdFromKey(key)).toBe("cart_01J");
  vi.advanceTimersByTime(59_000);
  expect(cartIdFromKey(key)).toBe("cart_01J");
  vi.advanceTimersByTime(1_000);
  expect(cartIdFromKey(key)).toBeNull();
});

it.each([
  ["", ""],
  [/^cart_01J/, "cart_01K"],
  [/\.\d+\./, ".99999999999."],
  [/.$/, ""],
  [/^/, "x."],
])("mangled with %s it opens nothing", (find, put) => {
  const key = cartKey("cart_01J", 60);
  expect(cartIdFromKey(find === "" ? "" : key.replace(find, put))).toBeNull();
});

it("knows the tokens of a mail's links by what they are for", () => {
  const mac = createHmac("sha256", env.SIGNING_SECRET)
    .update("newsletter-confirm:nlsub_1:0")
    .digest("base64url");
  const token = `nlsub_1.0.${mac}`;
  expect(isLinkToken("newsletter-confirm", token)).toBe(true);
  expect(isLinkToken("newsletter-unsubscribe", token)).toBe(false);
  expect(isLinkToken("newsletter-confirm", `nlsub_2.0.${mac}`)).toBe(false);
  expect(isLinkToken("newsletter-confirm", "")).toBe(false);
});

it.each(["", "\0", "ÿ", "\ufffd", "a b", "a\r\nb", "x".repeat(301)])("%j can be no key", (text) => {
  expect(isWellFormedKey(text)).toBe(false);
});
