import { withFallback } from "~/commerce/client.server";
import { type ContentEntry, listPosts } from "~/commerce/content.server";
import { featuredProducts, loadProductRange, type ProductRange } from "~/commerce/list.server";
import type { ProductCard } from "~/commerce/types";
import type { ShopContext } from "~/platform/shop.server";

const unread = { message: "a part of a page could not be read from commerce" };

/** The first `count` products that can be bought (default: one page); empty while commerce is down. */
export const featuredOrNone = (shop: ShopContext, count?: number): Promise<ProductCard[]> =>
  withFallback(shop, featuredProducts(shop, count), [], unread);

/** The product range for the home page; empty while commerce is down. */
export const rangeOrNone = (shop: ShopContext, count: number): Promise<ProductRange> =>
  withFallback<ProductRange>(
    shop,
    loadProductRange(shop, count),
    { products: [], firstOrder: null, season: null },
    unread,
  );

/** The newest posts; empty while commerce is down. */
export const postsOrNone = (shop: ShopContext, count: number): Promise<ContentEntry[]> =>
  withFallback(shop, listPosts(shop, count), [], unread);

/** The newest post; null if there is none or commerce is down. */
export const latestPostOrNone = async (shop: ShopContext): Promise<ContentEntry | null> =>
  (await postsOrNone(shop, 1))[0] ?? null;
