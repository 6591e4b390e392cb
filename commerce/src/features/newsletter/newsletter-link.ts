import { href } from "@su-turrone/contract/paths";
import type { Language } from "../../platform/languages";
import { newsletterToken, type TokenPurpose } from "../../modules/messages/token";

const pages = { confirm: "newsletterConfirm", unsubscribe: "newsletterUnsubscribe" } as const;

/** Base URL and secret of newsletter links. */
export interface NewsletterLinkBase {
  storefrontUrl: string;
  secret: string;
}

/**
 * Link in a newsletter mail that confirms or ends a subscription.
 * @param expires seconds since 1970; 0 for never
 * @param ends how often the subscription has been ended so far
 */
export function newsletterLink(
  { storefrontUrl, secret }: NewsletterLinkBase,
  purpose: TokenPurpose,
  subscription: { id: string; language: Language },
  expires: number,
  ends = 0,
): string {
  const url = new URL(href(pages[purpose], subscription.language), storefrontUrl);
  url.searchParams.set("token", newsletterToken(secret, purpose, subscription.id, expires, ends));
  return url.href;
}
