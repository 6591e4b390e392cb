/**
 * Signed tokens (HMAC-SHA256) of links, keys and messages; server only. Both apps share SIGNING_SECRET, so each can
 * verify what the other has signed.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Tolerated clock difference between two servers, in seconds; a larger one makes freshly signed tokens look expired.
 * This is also how long an attacker who reads the traffic between the two could replay a call.
 */
export const clockToleranceSeconds = 20 * 60;

/** Purpose of a token; a token is only valid for its purpose. */
export type TokenPurpose =
  | "cart"
  | "device"
  | "form"
  | "order"
  | "preview"
  | "queue"
  | "review"
  | "storefront"
  | "operator"
  | "restock-confirm"
  | "restock-end"
  | "newsletter-confirm"
  | "newsletter-unsubscribe";

export interface TokenContent {
  /** The ids in the token, in order. */
  ids: string[];
  /** Expiry or creation time, depending on the purpose. */
  time: number;
}

/** Result of verifying a token: its ids, or why it is invalid. */
export type VerifiedToken = { ids: string[] } | "forged" | "expired";

const macOf = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Constant-time comparison of two texts. */
function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether the `Authorization` header carries the secret; always false if no secret is set. */
export const isBearer = (header: string | undefined, secret: string | undefined): boolean =>
  secret !== undefined && isSameText(header ?? "", `Bearer ${secret}`);

const signedText = (purpose: TokenPurpose, ids: readonly string[], time: number): string =>
  [purpose, ...ids, time].join(":");

/**
 * Creates a token for a purpose and ids: `<id>.….<time>.<mac>`.
 * @param ids of letters, digits and underscores
 * @param time expiry in seconds since 1970, 0 for never; or the creation time, if the reader uses `readToken`
 */
export const signToken = (
  secret: string,
  purpose: TokenPurpose,
  ids: readonly string[],
  time: number,
): string => [...ids, time, macOf(secret, signedText(purpose, ids, time))].join(".");

/** Content of a token regardless of its time; null if the signature is invalid. */
export function readToken(secret: string, purpose: TokenPurpose, token: string): TokenContent | null {
  const [, before, digits, mac] = /^((?:\w{1,64}\.)*)(\d{1,15})\.([\w-]{1,64})$/.exec(token) ?? [];
  if (before === undefined || digits === undefined || mac === undefined) return null;
  const ids = before.split(".").slice(0, -1);
  const time = Number(digits);
  return isSameText(mac, macOf(secret, signedText(purpose, ids, time))) ? { ids, time } : null;
}

const isExpired = (time: number, now: number): boolean => time !== 0 && now >= time;

/** Verifies a token at a time (seconds since 1970). A token with an invalid signature is never reported as expired. */
export function verifyToken(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): VerifiedToken {
  const content = readToken(secret, purpose, token);
  if (!content) return "forged";
  return isExpired(content.time, now) ? "expired" : { ids: content.ids };
}

/** The single id of a token at `now` (seconds since 1970); null if it is forged, expired or of another purpose. */
export function idOfToken(secret: string, purpose: TokenPurpose, token: string, now: number): string | null {
  const verified = verifyToken(secret, purpose, token, now);
  return typeof verified === "object" && verified.ids.length === 1 ? (verified.ids[0] ?? null) : null;
}

/**
 * Creates a key to something whose id is sent separately: `<expires>.<mac>`.
 * @param ids what it opens; empty for a key to a whole purpose
 * @param expires seconds since 1970
 */
const signKey = (secret: string, purpose: TokenPurpose, ids: readonly string[], expires: number): string =>
  `${expires}.${macOf(secret, signedText(purpose, ids, expires))}`;

/** Whether a key is valid now (seconds since 1970). Keys always expire. */
function isKeyFor(
  secret: string,
  purpose: TokenPurpose,
  ids: readonly string[],
  key: string,
  now: number,
): boolean {
  const [, digits, mac] = /^(\d{1,12})\.([\w-]{1,64})$/.exec(key) ?? [];
  if (digits === undefined || mac === undefined) return false;
  const expires = Number(digits);
  return isSameText(mac, macOf(secret, signedText(purpose, ids, expires))) && now < expires;
}

/** Key to an order, valid until `expires` (seconds since 1970). */
export const orderKey = (secret: string, orderId: string, expires: number): string =>
  signKey(secret, "order", [orderId], expires);

/** Expiry of an order key in seconds since 1970; 0 if it has no key format. The signature is not checked. */
export const orderKeyExpires = (key: string): number => Number(/^(\d{1,12})\./.exec(key)?.[1] ?? 0);

/** Whether a key opens an order now (seconds since 1970). */
export const isOrderKeyFor = (secret: string, orderId: string, key: string, now: number): boolean =>
  isKeyFor(secret, "order", [orderId], key, now);

/** Key that authenticates the storefront to commerce, valid until `expires` (seconds since 1970). */
export const storefrontKey = (secret: string, expires: number): string =>
  signKey(secret, "storefront", [], expires);

/** Whether a request comes from the storefront (now in seconds since 1970). */
export const isStorefront = (secret: string, key: string, now: number): boolean =>
  isKeyFor(secret, "storefront", [], key, now);

/** Key of whoever operates the server and knows its secret; only it runs Medusa's workflows by request. */
export const operatorKey = (secret: string, expires: number): string =>
  signKey(secret, "operator", [], expires);

/** Whether a request comes from the operator of the server (now in seconds since 1970). */
export const isOperator = (secret: string, key: string, now: number): boolean =>
  isKeyFor(secret, "operator", [], key, now);

/** The signature of a message from one app to the other. */
export const signMessage = (secret: string, body: string): string => macOf(secret, `news:${body}`);

/** Whether a message has a valid signature; false if it has none. */
export const isSignatureOf = (secret: string, body: string, signature: string | null): boolean =>
  isSameText(signature ?? "", signMessage(secret, body));

/** Current time in seconds since 1970, the unit of tokens and keys. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Request header that authenticates the storefront to commerce. */
export const storefrontKeyHeader = "x-storefront-key";

export const operatorKeyHeader = "x-operator-key";

export const orderKeyHeader = "x-order-key";

/** Request header with the signature of a message. */
export const webhookSignatureHeader = "x-news-signature";
