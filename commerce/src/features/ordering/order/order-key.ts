import { keyFor, isValidSignature } from "../../../platform/signing-key";

/** Name of the request header that carries the key. */
export const orderKeyHeader = "x-order-key";

/**
 * The key that opens an order until `expires` (seconds since 1970): `<expires>.<mac>`. The storefront makes the same one
 * after the checkout, with the same secret.
 */
export const orderKey = (secret: string, orderId: string, expires: number): string =>
  keyFor(secret, `order:${orderId}`, expires);

/** Whether a key opens an order now (seconds since 1970). */
export const isOrderKeyFor = (secret: string, orderId: string, key: string, now: number): boolean =>
  isValidSignature(secret, `order:${orderId}`, key, now);
