import { createHmac } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { env } from "./env.server";
import {
  cartKey,
  cartIdFromKey,
  isWellFormedKey,
  isLinkToken,
  queueTicket,
  sinceOfTicket,
} from "./signing.server";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("a cart key returns its cart ID until it expires", () => {
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
])("a cart key altered by replacing %s is invalid", (find, put) => {
  const key = cartKey("cart_01J", 60);
  expect(cartIdFromKey(find === "" ? "" : key.replace(find, put))).toBeNull();
});

it("a queue ticket keeps the place of its own change only, until it expires", () => {
  const ticket = queueTicket(1_700, "/store/filled-carts form-1");
  expect(sinceOfTicket(ticket, "/store/filled-carts form-1")).toBe(1_700);
  expect(sinceOfTicket(ticket, "/store/filled-carts form-2")).toBeNull();
  expect(sinceOfTicket(ticket.replace("1700", "1"), "/store/filled-carts form-1")).toBeNull();
  vi.advanceTimersByTime(5 * 60_000);
  expect(sinceOfTicket(ticket, "/store/filled-carts form-1")).toBeNull();
});

it("a link token is valid only for its purpose and record", () => {
  const mac = createHmac("sha256", env.SIGNING_SECRET)
    .update("newsletter-confirm:nlsub_1:0")
    .digest("base64url");
  const token = `nlsub_1.0.${mac}`;
  expect(isLinkToken("newsletter-confirm", token)).toBe(true);
  expect(isLinkToken("newsletter-unsubscribe", token)).toBe(false);
  expect(isLinkToken("newsletter-confirm", `nlsub_2.0.${mac}`)).toBe(false);
  expect(isLinkToken("newsletter-confirm", "")).toBe(false);
});

it.each(["", "\0", "ÿ", "\ufffd", "a b", "a\r\nb", "x".repeat(301)])(
  "%j is not a well-formed key",
  (text) => {
    expect(isWellFormedKey(text)).toBe(false);
  },
);
