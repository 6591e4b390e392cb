import { href, prefixOf } from "../../app/i18n/paths";
import type { Language } from "../../app/i18n/languages";
import { walnut } from "./goods";

/** Pages reached by mail, by a wrong URL, by a form or a filter: one of each kind. */
export const unlinkedKinds = (language: Language): string[] => [
  `${href("search", language)}?q=xyz`,
  `${href("products", language)}?max=20`,
  href("confirmation", language, { id: "unknown" }),
  href("page", language, { slug: "retractation" }),
  `${href("newsletterConfirm", language)}?token=x`,
  `${href("backInStock", language)}?product=${walnut[language].slug}`,
  `${href("writeReview", language)}?token=x`,
  `${href("cartContinue", language)}?key=x`,
  href("discount", language, { code: "TORRONE10" }),
  `${prefixOf(language)}/unknown`,
];

export const unlinkedPages = (language: Language): string[] => [
  ...unlinkedKinds(language),
  href("category", language, { slug: "unknown" }),
  href("product", language, { slug: "unknown" }),
  `${href("newsletterUnsubscribe", language)}?token=x`,
  `${href("backInStockConfirm", language)}?token=x`,
  `${href("backInStockEnd", language)}?token=x`,
];
