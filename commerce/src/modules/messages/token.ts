import { linkToken, readLinkToken } from "../../platform/link-token";

/** What a link in a newsletter mail may do. */
export type TokenPurpose = "confirm" | "unsubscribe";

/** A link to confirm is made for the time since the last end: with the next one it is worth nothing any more. */
const purposeOf = (purpose: TokenPurpose, ends: number): string =>
  ends === 0 || purpose === "unsubscribe" ? `newsletter-${purpose}` : `newsletter-${purpose}-${ends}`;

/**
 * The token of a link: `<id>.<expires>.<mac>`.
 * @param expires seconds since 1970; 0 for a token that never expires
 * @param ends how often the subscription has been ended so far
 */
export const newsletterToken = (
  secret: string,
  purpose: TokenPurpose,
  id: string,
  expires: number,
  ends = 0,
): string => linkToken(secret, purposeOf(purpose, ends), id, expires);

/** The subscription a token names, genuine or not; to look up how often it has been ended. */
export const idIn = (token: string): string => token.split(".")[0] ?? "";

/**
 * The subscription a token is good for now (seconds since 1970); null for a wrong, foreign or expired one.
 * @param ends as for `newsletterToken`
 */
export const readNewsletterToken = (
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
  ends = 0,
): string | null => readLinkToken(secret, purposeOf(purpose, ends), token, now);
