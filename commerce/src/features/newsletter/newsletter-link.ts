import type { Language } from "../../platform/languages";
import { newsletterToken, type TokenPurpose } from "../../modules/messages/token";

/** Paths of the storefront's newsletter pages; its i18n/paths.ts says the same. */
const paths: Readonly<Record<TokenPurpose, string>> = {
  confirm: "newsletter/confirm",
  unsubscribe: "newsletter/unsubscribe",
};

/** What a link is made with. */
export interface NewsletterLinkBase {
  storefrontUrl: string;
  secret: string;
}

/**
 * The address in a newsletter mail that confirms or ends a subscription.
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
  const prefix = subscription.language === "de" ? "" : `${subscription.language}/`;
  const url = new URL(`/${prefix}${paths[purpose]}`, storefrontUrl);
  url.searchParams.set("token", newsletterToken(secret, purpose, subscription.id, expires, ends));
  return url.href;
}
