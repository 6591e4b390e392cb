import { createHmac, timingSafeEqual } from "node:crypto";

/** Name of the request header that carries the key. */
export const orderKeyHeader = "x-order-key";

const macOf = (secret: string, orderId: string, expires: number): string =>
  createHmac("sha256", secret).update(`order:${orderId}:${expires}`).digest("base64url");

/**
 * The key that opens an order until `expires` (seconds since 1970): `<expires>.<mac>`. The storefront makes the same one
 * after the checkout, with the same secret.
 */
export const orderKey = (secret: string, orderId: string, expires: number): string =>
  `${expires}.${macOf(secret, orderId, expires)}`;

/** Whether a key opens an order now (seconds since 1970). The comparison takes the same time for every wrong key. */
export function opensOrder(secret: string, orderId: string, key: string, now: number): boolean {
  const [, digits, mac] = /^(\d{1,12})\.([\w-]+)$/.exec(key) ?? [];
  if (digits === undefined || mac === undefined) return false;
  const expires = Number(digits);
  const expected = Buffer.from(macOf(secret, orderId, expires));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected) && now < expires;
}
