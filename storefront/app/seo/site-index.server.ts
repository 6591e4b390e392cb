import type { HttpTypes } from "@medusajs/types";
import type { Slugs } from "@su-turrone/contract/slugs";
import { storeFields } from "@su-turrone/contract/store-fields";
import { listCategories, listProducts } from "~/commerce/catalogue.server";
import { call } from "~/commerce/client.server";
import { allPosts, type ContentEntry, listPages } from "~/commerce/content.server";
import { languages } from "~/i18n/languages";
import { hrefWith, type PageId } from "~/i18n/paths";
import { mediaUrl } from "~/platform/media";
import type { ShopContext } from "~/platform/shop.server";
import type { SitemapEntry } from "./sitemap";

/** Defined by the build (vite.config.ts). */
declare const BUILT_AT: string;

/** Build time of the storefront; ISO 8601, UTC. */
const builtAt = BUILT_AT;

/** Maximum number of products per call. */
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
    { paths: pathsOf("home"), lastmod: latest([builtAt, productsChangedAt, postsChangedAt]) },
    { paths: pathsOf("products"), lastmod: latest([builtAt, productsChangedAt]) },
    { paths: pathsOf("allergens"), lastmod: latest([builtAt, productsChangedAt]) },
    { paths: pathsOf("blog"), lastmod: latest([builtAt, postsChangedAt]) },
    ...builtPages.map((page) => ({ paths: pathsOf(page), lastmod: builtAt })),
    ...categories.map(({ id, slugs }) => ({
      paths: pathsOf("category", slugs),
      lastmod: categoryChangedAt(id) ?? builtAt,
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
