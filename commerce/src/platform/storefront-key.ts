import { keyFor, isValidSignature } from "./signing-key";

/** Name of the request header by which the storefront shows that it is the storefront. */
export const storefrontKeyHeader = "x-storefront-key";

/** The key of the storefront until `expires` (seconds since 1970). It makes the same one with the same secret. */
export const storefrontKey = (secret: string, expires: number): string =>
  keyFor(secret, "storefront", expires);

/** Whether a call comes from the storefront (now in seconds since 1970). */
export const isStorefront = (secret: string, key: string, now: number): boolean =>
  isValidSignature(secret, "storefront", key, now);
