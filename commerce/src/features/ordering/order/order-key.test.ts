import { describe, expect, it } from "vitest";
import { isOrderKeyFor, orderKey } from "./order-key";

const secret = "a-secret-for-the-test-0123456789abcdef";
const id = "order_01J0000000000000000000000A";
const expires = 1_800_000_000;
const key = orderKey(secret, id, expires);

describe("order key", () => {
  it("is the expiry and the base64url HMAC-SHA256 of order, id and expiry", () => {
    // printf 'order:order_01J0000000000000000000000A:1800000000' | openssl dgst -sha256 -hmac "$secret" -binary | basenc --base64url
    expect(key).toBe("1800000000.IiWwVI7a2U6BVLg-cWkA23AJfq8IhgAyhUQuvLFkVlc");
  });

  it("opens its order until it expires", () => {
    expect(isOrderKeyFor(secret, id, key, expires - 1)).toBe(true);
    expect(isOrderKeyFor(secret, id, key, expires)).toBe(false);
  });

  it.each([
    ["another order", secret, "order_01J0000000000000000000000B", key],
    ["another secret", "another-secret-for-the-test-0123456789", id, key],
    ["a later expiry with the old mac", secret, id, key.replace("1800000000", "1900000000")],
    ["a shortened mac", secret, id, key.slice(0, -1)],
    ["a lengthened mac", secret, id, `${key}A`],
    ["no mac", secret, id, "1800000000."],
    ["no expiry", secret, id, key.slice(key.indexOf("."))],
    ["nothing", secret, id, ""],
  ])("does not open with %s", (_, withSecret, order, given) => {
    expect(isOrderKeyFor(withSecret, order, given, expires - 1)).toBe(false);
  });
});
