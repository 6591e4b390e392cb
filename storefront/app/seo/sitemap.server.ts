import type { HttpTypes } from "@medusajs/types";
import type { Slugs } from "@su-turrone/contract/slugs";
import { storeFields } from "@su-turrone/contract/store-fields";
import { create } from "xmlbuilder2";
import { listCategories, listProducts } from "~/commerce/catalogue.server";
import { call } from "~/commerce/client.server";
import { allPosts, type ContentEntry, listPages } from "~/commerce/content.server";
import { type Language, languages } from "~/i18n/languages";
import { href, hrefWith, type PageId, seoFilePath } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import type { ShopContext } from "~/platform/shop.server";
import { hreflangOf } from "./meta";

/** Build time of the storefront, defined by the build (vite.config.ts); ISO 8601, UTC. */
declare const BUILT_AT: string;

/** An entry of the sitemap: one page, product or post, in the languages it exists in. */
export interface SitemapEntry {
  /** Path by language; languages without a translation are missing. */
  paths: Partial<Record<Language, string>>;
  /** ISO 8601; omitted if unknown. */
  lastmod?: string | undefined;
  pictures?: readonly string[] | undefined;
}

const pageSize = 100;

/** Time of each product's last change (ISO 8601) by id, for sitemaps. @throws CommerceError */
async function productChangeTimes(shop: ShopContext): Promise<Map<string, string>> {
  const changes = new Map<string, string>();
  for (let offset = 0, count = 1; offset < count; offset += pageSize) {
    const answer = await call<HttpTypes.StoreProductListResponse>(shop, "/store/products", {
      query: { fields: storeFields.productChange, limit: pageSize, offset, order: "created_at" },
    });
    count = answer.count;
    for (const { id, updated_at: at } of answer.products) {
      if (at) changes.set(id, new Date(at).toISOString());
    }
  }
  return changes;
}

/** Pages without a parameter whose texts are part of the build and only change with it. */
const builtPages = ["about", "contact", "shipping", "guarantee"] as const satisfies PageId[];

/** Latest of several times (ISO 8601); undefined if there are none. */
const latest = (times: readonly (string | undefined)[]): string | undefined =>
  times.flatMap((time) => time ?? []).reduce<string | undefined>((a, b) => (a && a > b ? a : b), undefined);

const pathsOf = (page: PageId, slugs?: Slugs): SitemapEntry["paths"] =>
  Object.fromEntries(languages.map((l) => [l, hrefWith(page, l, slugs ? { slug: slugs[l] } : {})]));

function toSitemapEntry(page: "post" | "page", entry: ContentEntry): SitemapEntry {
  const entryLanguages = languages.filter((language) => entry.languages.includes(language));
  return {
    paths: Object.fromEntries(entryLanguages.map((l) => [l, hrefWith(page, l, { slug: entry.slugs[l] })])),
    lastmod: entry.updated_at,
    pictures: entry.picture ? [mediaUrl(entry.picture.src, 1280, "webp")] : [],
  };
}

/**
 * Every page search engines should index, in all languages, with the last change of its content. Cart, checkout, search
 * and the second home page are excluded. @throws CommerceError
 */
export async function listSitemapEntries(shop: ShopContext): Promise<SitemapEntry[]> {
  const [products, changes, categories, posts, pages] = await Promise.all([
    listProducts(shop),
    productChangeTimes(shop),
    listCategories(shop),
    allPosts(shop),
    listPages(shop),
  ]);
  const productsChangedAt = latest([...changes.values()]);
  const postsChangedAt = latest(posts.map((post) => post.updated_at));
  const categoryChangedAt = (id: string) =>
    latest(
      products.filter((product) => product.categories.some((c) => c.id === id)).map((p) => changes.get(p.id)),
    );
  return [
    { paths: pathsOf("home"), lastmod: latest([BUILT_AT, productsChangedAt, postsChangedAt]) },
    { paths: pathsOf("products"), lastmod: latest([BUILT_AT, productsChangedAt]) },
    { paths: pathsOf("allergens"), lastmod: latest([BUILT_AT, productsChangedAt]) },
    { paths: pathsOf("blog"), lastmod: latest([BUILT_AT, postsChangedAt]) },
    ...builtPages.map((page) => ({ paths: pathsOf(page), lastmod: BUILT_AT })),
    ...categories.map(({ id, slugs }) => ({
      paths: pathsOf("category", slugs),
      lastmod: categoryChangedAt(id) ?? BUILT_AT,
    })),
    ...products.map(({ id, slugs, picture }) => ({
      paths: pathsOf("product", slugs),
      lastmod: changes.get(id),
      pictures: picture ? [mediaUrl(picture.src, 1280, "webp")] : [],
    })),
    ...posts.map((post) => toSitemapEntry("post", post)),
    ...pages.map((page) => toSitemapEntry("page", page)),
  ];
}

const namespaces = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
};

/** Sitemap of a language: every page with its alternates, last change and pictures (sitemaps.org 0.9). */
export function sitemapXml(entries: readonly SitemapEntry[], language: Language, publicUrl: string): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("urlset", namespaces);
  for (const entry of entries) {
    const path = entry.paths[language];
    if (path === undefined) continue;
    const url = root.ele("url");
    url.ele("loc").txt(absolute(path));
    if (entry.lastmod) url.ele("lastmod").txt(entry.lastmod);
    const urls = languages.flatMap((l) => {
      const translated = entry.paths[l];
      return translated === undefined ? [] : [[l, absolute(translated)] as const];
    });
    for (const [hreflang, href] of hreflangOf(urls)) {
      url.ele("xhtml:link", { rel: "alternate", hreflang, href });
    }
    for (const picture of entry.pictures ?? []) {
      url.ele("image:image").ele("image:loc").txt(absolute(picture));
    }
  }
  return root.end({ prettyPrint: true });
}

/** Search and filtered lists are not named, because crawlers must be able to read their noindex. */
export function robotsTxt(publicUrl: string): string {
  const disallowedPaths = languages.flatMap((language) => [
    href("cart", language),
    href("checkout", language),
  ]);
  const sitemaps = languages.map((language) => new URL(seoFilePath("sitemap", language), publicUrl).href);
  return [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "Disallow: /api/",
    "",
    ...sitemaps.map((address) => `Sitemap: ${address}`),
    "",
  ].join("\n");
}
