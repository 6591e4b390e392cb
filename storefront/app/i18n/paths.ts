import { type PageRole, rolePageSlugs } from "@su-turrone/contract/content";
import { href, type PageId, prefixOf } from "@su-turrone/contract/paths";
import type { Language } from "./languages";

export * from "@su-turrone/contract/paths";

/** Route module of each page; its paths are defined in the contract. */
export const pageFiles: Readonly<Record<PageId, string>> = {
  home: "routes/home.tsx",
  bindex: "routes/bindex.tsx",
  shipping: "routes/shipping.tsx",
  blog: "routes/blog.tsx",
  post: "routes/post.tsx",
  cart: "routes/cart.tsx",
  cartContinue: "routes/cart-continue.tsx",
  discount: "routes/discount.tsx",
  about: "routes/about.tsx",
  contact: "routes/contact.tsx",
  checkout: "routes/checkout.tsx",
  checkoutPayment: "routes/checkout.payment.tsx",
  checkoutConfirm: "routes/checkout.confirm.tsx",
  orderDocument: "routes/order-document.ts",
  checkoutReturn: "routes/checkout.return.tsx",
  orderLookup: "routes/order-lookup.tsx",
  confirmation: "routes/confirmation.tsx",
  withdrawal: "routes/withdrawal.tsx",
  products: "routes/products.tsx",
  product: "routes/product.tsx",
  category: "routes/category.tsx",
  writeReview: "routes/write-review.tsx",
  search: "routes/search.tsx",
  newsletter: "routes/newsletter.tsx",
  newsletterConfirm: "routes/token-link.tsx",
  newsletterUnsubscribe: "routes/token-link.tsx",
  backInStock: "routes/back-in-stock.tsx",
  backInStockConfirm: "routes/token-link.tsx",
  backInStockEnd: "routes/token-link.tsx",
  guarantee: "routes/guarantee.tsx",
  allergens: "routes/allergens.tsx",
  page: "routes/page.tsx",
};

/** The legal pages, in the order of the footer. */
export const legalPages: readonly PageRole[] = ["imprint", "terms", "withdrawal", "privacy", "accessibility"];

export const legalHref = (page: PageRole, language: Language): string =>
  href("page", language, { slug: rolePageSlugs[page][language] });

/**
 * Returns the value if it is a path of this shop that is safe for a redirect, else the fallback (ASVS 3.7.2). Anything
 * a browser could interpret as another host is refused: `//host`, backslashes and their encoded form, control
 * characters, absolute URLs.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2000 || !/^\/(?!\/)/.test(value)) return fallback;
  if (/[\\\p{Cc}]/u.test(value)) return fallback;
  const origin = "http://shop.invalid";
  if (!URL.canParse(value, origin)) return fallback;
  const url = new URL(value, origin);
  if (url.origin !== origin || /\/\/|%5c|%2f|%0|%1/i.test(url.pathname)) return fallback;
  return url.pathname + url.search;
}

/** Machine-readable files, once per language, in addition to the pages (spec §2: the sitemaps). */
export const seoFiles = ["sitemap", "feed", "merchant"] as const;

/** Path of such a file in a language: `/it/sitemap.xml`. */
export const seoFilePath = (name: (typeof seoFiles)[number], language: Language): string =>
  `${prefixOf(language)}/${name}.xml`;

/** Path of the cart's JSON API: the same intents as the cart page, answered as JSON. */
export const cartApiPath = (language: Language): string => `${prefixOf(language)}/api/cart`;

/** API path of the postal code lookup: `?country=it&code=08039`. */
export const postalCodesPath = "/api/postal-codes";
