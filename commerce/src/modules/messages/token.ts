import { linkToken, readLinkToken } from "../../link-token";

/** What a link in a newsletter mail may do. */
export type TokenPurpose = "confirm" | "unsubscribe";

/**
 * The token of a link: `<id>.<expires>.<mac>`.
 * @param expires seconds since 1970; 0 for a token that never expires
 */
export const newsletterToken = (secret: string, purpose: TokenPurpose, id: string, expires: number): string =>
  linkToken(secret, `newsletter-${purpose}`, id, expires);

/** The subscription a token is good for now (seconds since 1970); null for a wrong, foreign or expired one. */
export const readNewsletterToken = (
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): string | null => readLinkToken(secret, `newsletter-${purpose}`, token, now);
