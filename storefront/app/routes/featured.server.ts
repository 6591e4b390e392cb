import { CommerceError } from "~/commerce/client.server";
import { type ContentEntry, listPosts } from "~/commerce/content.server";
import { featuredProducts, loadProductRange, type ProductRange } from "~/commerce/list.server";
import type { ProductCard } from "~/commerce/types";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";

/** Uses `fallback` if commerce does not answer: the page has other content and must not fail. */
async function withFallback<T>(shop: ShopContext, request: Promise<T>, fallback: T): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "a part of a page could not be read from commerce");
    return fallback;
  }
}

/** The first `count` products that can be bought (default: one page); empty while commerce is down. */
export const featuredOrNone = (shop: ShopContext, count?: number): Promise<ProductCard[]> =>
  withFallback(shop, featuredProducts(shop, count), []);

/** The product range for the home page; empty while commerce is down. */
export const rangeOrNone = (shop: ShopContext, count: number): Promise<ProductRange> =>
  withFallback<ProductRange>(shop, loadProductRange(shop, count), {
    products: [],
    tiles: [],
    firstOrder: null,
    season: null,
  });

/** The newest posts; empty while commerce is down. */
export const postsOrNone = (shop: ShopContext, count: number): Promise<ContentEntry[]> =>
  withFallback(shop, listPosts(shop, count), []);

/** The newest post; null if there is none or commerce is down. */
export const latestPostOrNone = (shop: ShopContext): Promise<ContentEntry | null> =>
  withFallback<ContentEntry | null>(
    shop,
    listPosts(shop, 1).then(([post]) => post ?? null),
    null,
  );
