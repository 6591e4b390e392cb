import { defaultLanguage, languages, slugFallback, type Language, type PerLanguage } from "./languages";

const same = <const P extends string>(path: P) => ({ de: path, it: path, en: path });

/**
 * The paths of the shop's pages (spec §2). The storefront mounts its routes from them; links in mails, language switch,
 * hreflang, canonical URLs and sitemaps use them. Without language prefix and leading slash.
 */
export const paths = {
  home: same(""),
  bindex: same("Bindex"),
  shipping: same("shipping"),
  blog: same("blog"),
  post: same("blog/:slug"),
  cart: same("cart"),
  cartContinue: same("cart/continue"),
  discount: same("discount/:code"),
  about: { de: "wer-wir-sind", it: "chi-siamo", en: "about-us" },
  contact: { de: "kontakt", it: "contatti", en: "contact" },
  checkout: same("checkout"),
  checkoutPayment: same("checkout/payment"),
  checkoutConfirm: same("checkout/confirm"),
  orderDocument: same("checkout/confirmation/:id/documents/:document"),
  checkoutReturn: same("checkout/return"),
  orderLookup: { de: "bestellung-verfolgen", it: "segui-ordine", en: "track-order" },
  confirmation: same("checkout/confirmation/:id"),
  withdrawal: { de: "vertrag-widerrufen", it: "recedere-dal-contratto", en: "withdraw-from-contract" },
  products: { de: "produkte", it: "prodotti", en: "products" },
  product: { de: "produkte/:slug", it: "prodotti/:slug", en: "products/:slug" },
  category: {
    de: "produkte/kategorie/:slug",
    it: "prodotti/categoria/:slug",
    en: "products/category/:slug",
  },
  writeReview: { de: "bewertung-schreiben", it: "scrivi-una-recensione", en: "write-a-review" },
  search: { de: "suche", it: "cerca", en: "search" },
  newsletter: same("newsletter"),
  newsletterConfirm: same("newsletter/confirm"),
  newsletterUnsubscribe: same("newsletter/unsubscribe"),
  backInStock: same("restock"),
  backInStockConfirm: same("restock/confirm"),
  backInStockEnd: same("restock/end"),
  guarantee: { de: "gewaehrleistung", it: "garanzia-legale", en: "legal-guarantee" },
  allergens: { de: "allergene", it: "allergeni", en: "allergens" },
  page: { de: "seite/:slug", it: "pagina/:slug", en: "page/:slug" },
} as const satisfies Record<string, PerLanguage>;

/** Name of a page; prefixed with the language it is the route id, `it.product`. */
export type PageId = keyof typeof paths;

export const pageIds = Object.keys(paths) as readonly PageId[];

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | ParamNames<R>
  : P extends `${string}:${infer N}`
    ? N
    : never;
type Params<K extends PageId> = Record<ParamNames<(typeof paths)[K]["de"]>, Slug>;
type Args<K extends PageId> = [keyof Params<K>] extends [never] ? [] : [params: Params<K>];

/** "" for German, "/it", "/en". */
export const prefixOf = (language: Language): string => (language === defaultLanguage ? "" : `/${language}`);

export const suggestPath = (language: Language): string => `${prefixOf(language)}/api/suggest`;

/** Path of a page in a language; its parameters are type-checked. */
export const href = <K extends PageId>(page: K, language: Language, ...args: Args<K>): string =>
  hrefWith(page, language, args[0] ?? {});

/** Like `href`, for a page known only at run time (language switch, hreflang). */
export function hrefWith(
  page: PageId,
  language: Language,
  params: Readonly<Record<string, Slug | undefined>>,
): string {
  const path = paths[page][language].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(slugFor(params[name] ?? "", language) ?? ""),
  );
  return `${prefixOf(language)}${path ? `/${path}` : ""}` || "/";
}

/** Language of a path; German for a path without a known prefix. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split("/", 2)[1];
  // single-fetch requests of /it and /en themselves are /it.data and /en.data
  const name = first?.replace(/\.data$/, "");
  return languages.find((l) => l !== defaultLanguage && l === name) ?? defaultLanguage;
}

/** The page of a route id (`it.product`), or null if the route is not a page. */
export function pageOfRouteId(id: string): PageId | null {
  const name = id.slice(id.indexOf(".") + 1);
  return Object.hasOwn(paths, name) ? (name as PageId) : null;
}

/** A slug: one for all languages, or one per language (spec §2). */
export type Slug = string | Partial<Record<Language, string>>;

/** The slug for a language: its own, then Italian, then English (spec §2); undefined if there is none. */
function slugFor(slug: Slug, language: Language): string | undefined {
  if (typeof slug === "string") return slug;
  return [language, ...slugFallback].map((l) => slug[l]).find((s) => s !== undefined && s !== "");
}
