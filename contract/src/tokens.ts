/**
 * Signed tokens (HMAC-SHA256) of links, keys and messages; on servers only. Both apps share SIGNING_SECRET: what the one signs,
 * the other may read.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * How far the clocks of two servers may be apart before the one takes what the other has just signed for an old one, in seconds.
 * So long can a recorded call be sent once more, by who reads the traffic between the two.
 */
export const clockToleranceSeconds = 20 * 60;

/** What a token is good for; no token of one purpose is good for another. */
export type TokenPurpose =
  | "cart"
  | "device"
  | "form"
  | "order"
  | "preview"
  | "review"
  | "storefront"
  | "restock-confirm"
  | "restock-end"
  | "newsletter-confirm"
  | "newsletter-unsubscribe";

/** What a genuine token says. */
export interface TokenContent {
  /** The ids it names, in order. */
  ids: string[];
  /** When it ends or was made, as its purpose has it. */
  time: number;
}

/** What a token is good for now: the ids it names, or why it is good for nothing. */
export type VerifiedToken = { ids: string[] } | "forged" | "expired";

const macOf = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Compares two texts in a time that tells nothing of where they differ. */
function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether the `Authorization` header of a request brings a secret; never where there is none. */
export const isBearer = (header: string | undefined, secret: string | undefined): boolean =>
  secret !== undefined && isSameText(header ?? "", `Bearer ${secret}`);

const signedText = (purpose: TokenPurpose, ids: readonly string[], time: number): string =>
  [purpose, ...ids, time].join(":");

/**
 * The token for a purpose and the ids it names: `<id>.….<time>.<mac>`.
 * @param ids of letters, digits and underscores
 * @param time seconds since 1970 at which it ends, 0 for never; or when it was made, where its reader uses `readToken`
 */
export const signToken = (
  secret: string,
  purpose: TokenPurpose,
  ids: readonly string[],
  time: number,
): string => [...ids, time, macOf(secret, signedText(purpose, ids, time))].join(".");

/** What a token says, whenever that was; null for one that is not genuine. */
export function readToken(secret: string, purpose: TokenPurpose, token: string): TokenContent | null {
  const [, before, digits, mac] = /^((?:\w{1,64}\.)*)(\d{1,15})\.([\w-]{1,64})$/.exec(token) ?? [];
  if (before === undefined || digits === undefined || mac === undefined) return null;
  const ids = before.split(".").slice(0, -1);
  const time = Number(digits);
  return isSameText(mac, macOf(secret, signedText(purpose, ids, time))) ? { ids, time } : null;
}

const isExpired = (time: number, now: number): boolean => time !== 0 && now >= time;

/** Reads a token at a time (seconds since 1970). A token that is not genuine is never told to be expired. */
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

/** The one id a token names, now (seconds since 1970); null for a forged, foreign or expired one. */
export function idOfToken(secret: string, purpose: TokenPurpose, token: string, now: number): string | null {
  const verified = verifyToken(secret, purpose, token, now);
  return typeof verified === "object" && verified.ids.length === 1 ? (verified.ids[0] ?? null) : null;
}

/**
 * The key that opens one thing, whose id stands beside it: `<expires>.<mac>`.
 * @param ids what it opens; none for a key of a whole purpose
 * @param expires seconds since 1970
 */
const signKey = (secret: string, purpose: TokenPurpose, ids: readonly string[], expires: number): string =>
  `${expires}.${macOf(secret, signedText(purpose, ids, expires))}`;

/** Whether a key opens a thing now (seconds since 1970). A key always ends. */
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

/** The key that opens an order until `expires` (seconds since 1970). */
export const orderKey = (secret: string, orderId: string, expires: number): string =>
  signKey(secret, "order", [orderId], expires);

/** When an order's key ends, in seconds since 1970; 0 for what is no key. Whether it is genuine is not looked at. */
export const orderKeyExpires = (key: string): number => Number(/^(\d{1,12})\./.exec(key)?.[1] ?? 0);

/** Whether a key opens an order now (seconds since 1970). */
export const isOrderKeyFor = (secret: string, orderId: string, key: string, now: number): boolean =>
  isKeyFor(secret, "order", [orderId], key, now);

/** The key by which commerce knows the storefront, until `expires` (seconds since 1970). */
export const storefrontKey = (secret: string, expires: number): string =>
  signKey(secret, "storefront", [], expires);

/** Whether a call comes from the storefront (now in seconds since 1970). */
export const isStorefront = (secret: string, key: string, now: number): boolean =>
  isKeyFor(secret, "storefront", [], key, now);

/** The signature of a message from one app to the other. */
export const signMessage = (secret: string, body: string): string => macOf(secret, `news:${body}`);

/** Whether a message has its sender's signature; none is no genuine one. */
export const isSignatureOf = (secret: string, body: string, signature: string | null): boolean =>
  isSameText(signature ?? "", signMessage(secret, body));

/** Seconds since 1970, as tokens and keys count them. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Name of the request header by which the storefront shows commerce that it is the storefront. */
export const storefrontKeyHeader = "x-storefront-key";

/** Name of the request header that carries the key of an order. */
export const orderKeyHeader = "x-order-key";

/** Name of the request header that carries the signature of a message. */
export const webhookSignatureHeader = "x-news-signature";
