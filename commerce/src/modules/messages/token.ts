import { signToken, verifyToken } from "@su-turrone/contract/tokens";

/** What a link in a newsletter mail allows. */
export type TokenPurpose = "confirm" | "unsubscribe";

/** Content of a link: the subscription, and how often it had been ended when the link was created. */
export interface NewsletterTokenContent {
  id: string;
  ends: number;
}

/**
 * Creates the token of a link. A confirmation token contains how often the subscription has been ended so far, so it
 * becomes invalid the next time the subscription is ended.
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

/** Reads a token at time `now` (seconds since 1970); null when it is invalid, expired or signed for another purpose. */
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
