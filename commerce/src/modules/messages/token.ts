import { signToken, verifyToken } from "@su-turrone/contract/tokens";

/** What a link in a newsletter mail may do. */
export type TokenPurpose = "confirm" | "unsubscribe";

/** What a link names: the subscription, and how often it had been ended when the link was made. */
export interface NewsletterTokenContent {
  id: string;
  ends: number;
}

/**
 * The token of a link. One to confirm says how often the subscription has been ended so far: with the next end it is worth
 * nothing any more.
 * @param expires seconds since 1970; 0 for a token that never expires
 */
export const newsletterToken = (
  secret: string,
  purpose: TokenPurpose,
  id: string,
  expires: number,
  ends = 0,
): string =>
  signToken(
    secret,
    `newsletter-${purpose}`,
    purpose === "confirm" && ends > 0 ? [id, String(ends)] : [id],
    expires,
  );

/** What a token names now (seconds since 1970); null for a wrong, foreign or expired one. */
export function readNewsletterToken(
  secret: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): NewsletterTokenContent | null {
  const verified = verifyToken(secret, `newsletter-${purpose}`, token, now);
  if (typeof verified === "string") return null;
  const [id, ends = "0"] = verified.ids;
  return id === undefined ? null : { id, ends: Number(ends) };
}
