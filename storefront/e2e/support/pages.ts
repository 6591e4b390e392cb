import type { Language } from "../../app/i18n/languages";
import { href, prefixOf, type PageId } from "../../app/i18n/paths";
import { almond, classic, hazelnut, walnut } from "./goods";
import { honeyPost, legalPages } from "./texts";

const plainPages: PageId[] = [
  "home",
  "bindex",
  "shipping",
  "blog",
  "cart",
  "about",
  "contact",
  "newsletter",
  "products",
  "search",
  "guarantee",
  "allergens",
  "orderLookup",
  "withdrawal",
];

const legalPaths = (language: Language): string[] =>
  Object.values(legalPages[language]).map((slug) => href("page", language, { slug }));

/** Pages reached by links, with one of the legal texts. */
export const linkedKinds = (language: Language): string[] => [
  ...plainPages.map((id) => href(id as "home", language)),
  href("category", language, { slug: classic[language].slug }),
  href("product", language, { slug: hazelnut[language].slug }),
  `${href("product", language, { slug: almond[language].slug })}?weight=500`,
  href("product", language, { slug: walnut[language].slug }),
  href("post", language, { slug: honeyPost[language].slug }),
  ...legalPaths(language).slice(0, 1),
];

export const linkedPages = (language: Language): string[] => [
  ...linkedKinds(language),
  ...legalPaths(language).slice(1),
];

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
