import { defaultLanguage, languages, slugFallback, type Language } from "./languages";

interface PageEntry {
  readonly file: string;
  readonly paths: Readonly<Record<Language, string>>;
}

const same = <const P extends string>(path: P) => ({ de: path, it: path, en: path });

/**
 * The one route table (spec §2): routes.ts mounts from it, `href` builds from it, the language switch, hreflang,
 * canonical and sitemaps read it. Paths are without the language prefix and without a leading slash.
 */
export const pages = {
  home: { file: "routes/home.tsx", paths: same("") },
  bindex: { file: "routes/bindex.tsx", paths: same("Bindex") },
  shipping: { file: "routes/shipping.tsx", paths: same("shipping") },
  blog: { file: "routes/blog.tsx", paths: same("blog") },
  post: { file: "routes/post.tsx", paths: same("blog/:slug") },
  cart: { file: "routes/cart.tsx", paths: same("cart") },
  cartContinue: { file: "routes/cart-continue.tsx", paths: same("cart/continue") },
  discount: { file: "routes/discount.tsx", paths: same("discount/:code") },
  about: { file: "routes/about.tsx", paths: { de: "wer-wir-sind", it: "chi-siamo", en: "about-us" } },
  contact: { file: "routes/contact.tsx", paths: { de: "kontakt", it: "contatti", en: "contact" } },
  checkout: { file: "routes/checkout.tsx", paths: same("checkout") },
  checkoutPayment: { file: "routes/checkout.payment.tsx", paths: same("checkout/payment") },
  checkoutConfirm: { file: "routes/checkout.confirm.tsx", paths: same("checkout/confirm") },
  orderDocument: {
    file: "routes/order-document.ts",
    paths: same("checkout/confirmation/:id/documents/:document"),
  },
  checkoutReturn: { file: "routes/checkout.return.tsx", paths: same("checkout/return") },
  orderLookup: {
    file: "routes/order-lookup.tsx",
    paths: { de: "bestellung-verfolgen", it: "segui-ordine", en: "track-order" },
  },
  confirmation: { file: "routes/confirmation.tsx", paths: same("checkout/confirmation/:id") },
  withdrawal: {
    file: "routes/withdrawal.tsx",
    paths: { de: "vertrag-widerrufen", it: "recedere-dal-contratto", en: "withdraw-from-contract" },
  },
  products: { file: "routes/products.tsx", paths: { de: "produkte", it: "prodotti", en: "products" } },
  product: {
    file: "routes/product.tsx",
    paths: { de: "produkte/:slug", it: "prodotti/:slug", en: "products/:slug" },
  },
  category: {
    file: "routes/category.tsx",
    paths: {
      de: "produkte/kategorie/:slug",
      it: "prodotti/categoria/:slug",
      en: "products/category/:slug",
    },
  },
  writeReview: {
    file: "routes/write-review.tsx",
    paths: { de: "bewertung-schreiben", it: "scrivi-una-recensione", en: "write-a-review" },
  },
  search: { file: "routes/search.tsx", paths: { de: "suche", it: "cerca", en: "search" } },
  newsletter: { file: "routes/newsletter.tsx", paths: same("newsletter") },
  newsletterConfirm: { file: "routes/newsletter-confirm.tsx", paths: same("newsletter/confirm") },
  newsletterUnsubscribe: { file: "routes/newsletter-confirm.tsx", paths: same("newsletter/unsubscribe") },
  restock: { file: "routes/back-in-stock.tsx", paths: same("restock") },
  restockConfirm: { file: "routes/back-in-stock-confirm.tsx", paths: same("restock/confirm") },
  restockEnd: { file: "routes/back-in-stock-confirm.tsx", paths: same("restock/end") },
  guarantee: {
    file: "routes/guarantee.tsx",
    paths: { de: "gewaehrleistung", it: "garanzia-legale", en: "legal-guarantee" },
  },
  page: { file: "routes/page.tsx", paths: { de: "seite/:slug", it: "pagina/:slug", en: "page/:slug" } },
} as const satisfies Record<string, PageEntry>;

/** Name of a page; with the language in front it is the route id, `it.product`. */
export type PageId = keyof typeof pages;

type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? N | ParamNames<R>
  : P extends `${string}:${infer N}`
    ? N
    : never;
type Params<K extends PageId> = Record<ParamNames<(typeof pages)[K]["paths"]["de"]>, Slug>;
type Args<K extends PageId> = [keyof Params<K>] extends [never] ? [] : [params: Params<K>];

/** "" for German, "/it", "/en". */
export const prefixOf = (language: Language): string => (language === defaultLanguage ? "" : `/${language}`);

/** Path that suggestions for a search are asked at. */
export const suggestPath = (language: Language): string => `${prefixOf(language)}/api/suggest`;

/** Path of a page in a language; its parameters are checked by the compiler. */
export const href = <K extends PageId>(page: K, language: Language, ...args: Args<K>): string =>
  hrefWith(page, language, args[0] ?? {});

/** Like `href`, for a page known only at run time (language switch, hreflang). */
export function hrefWith(
  page: PageId,
  language: Language,
  params: Readonly<Record<string, Slug | undefined>>,
): string {
  const path = pages[page].paths[language].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(slugFor(params[name] ?? "", language) ?? ""),
  );
  return `${prefixOf(language)}${path ? `/${path}` : ""}` || "/";
}

/** The language a path names; anything without a known prefix is German. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split("/", 2)[1];
  // single-fetch requests of /it and /en themselves are /it.data and /en.data
  const name = first?.replace(/\.data$/, "");
  return languages.find((l) => l !== defaultLanguage && l === name) ?? defaultLanguage;
}

/** The page a route id (`it.product`) stands for, or null for a route that is no page. */
export function pageOfRouteId(id: string): PageId | null {
  const name = id.slice(id.indexOf(".") + 1);
  return Object.hasOwn(pages, name) ? (name as PageId) : null;
}

/** A slug as it comes: one for all languages, or one per language (spec §2). */
export type Slug = string | Partial<Record<Language, string>>;

/** The slug for a language: its own, then Italian, then English (spec §2); undefined when there is none. */
function slugFor(slug: Slug, language: Language): string | undefined {
  if (typeof slug === "string") return slug;
  return [language, ...slugFallback].map((l) => slug[l]).find((s) => s !== undefined && s !== "");
}
