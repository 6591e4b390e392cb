import { createHmac, timingSafeEqual } from "node:crypto";

const macOf = (secret: string, orderId: string, lineItemId: string, expires: number): string =>
  createHmac("sha256", secret).update(`review:${orderId}:${lineItemId}:${expires}`).digest("base64url");

/**
 * The token of the link a buyer may write one review with: `<order>.<line>.<expires>.<mac>`.
 * @param expires seconds since 1970
 */
export const reviewToken = (secret: string, orderId: string, lineItemId: string, expires: number): string =>
  `${orderId}.${lineItemId}.${expires}.${macOf(secret, orderId, lineItemId, expires)}`;

/** What a token opens, or why it opens nothing. */
export type ReadToken = { orderId: string; lineItemId: string } | "forged" | "expired";

/** Reads a token at a time (seconds since 1970). A token that is not genuine is never told to be expired. */
export function readReviewToken(secret: string, token: string, now: number): ReadToken {
  const [, orderId, lineItemId, digits, mac] =
    /^(\w{1,64})\.(\w{1,64})\.(\d{1,12})\.([\w-]{1,64})$/.exec(token) ?? [];
  if (orderId === undefined || lineItemId === undefined || digits === undefined || mac === undefined) {
    return "forged";
  }
  const expires = Number(digits);
  const expected = Buffer.from(macOf(secret, orderId, lineItemId, expires));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
  return now < expires ? { orderId, lineItemId } : "expired";
}
