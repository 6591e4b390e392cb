import { CommerceError } from "~/commerce/client.server";
import { listPosts } from "~/commerce/content.server";
import type { ContentEntry } from "~/commerce/content-types";
import { featuredProducts, wholeRange, type Range } from "~/commerce/list.server";
import type { ProductCard } from "~/commerce/types";
import { log } from "~/platform/log.server";
import type { ShopContext } from "~/platform/shop.server";

/** What is read, or the other while commerce is away: the page has more to say and shall not fail for that. */
async function orElse<T>(shop: ShopContext, read: Promise<T>, other: T): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.error({ err: error, requestId: shop.requestId }, "home without what commerce knows");
    return other;
  }
}

/** The first products that can be bought, `count` or a page of them; none while commerce is away. */
export const featuredOrNone = (shop: ShopContext, count?: number): Promise<ProductCard[]> =>
  orElse(shop, featuredProducts(shop, count), []);

/** The range for the home page; none while commerce is away. */
export const rangeOrNone = (shop: ShopContext, count: number): Promise<Range> =>
  orElse<Range>(shop, wholeRange(shop, count), { products: [], tiles: [], firstOrder: null, season: null });

/** The newest posts; none while commerce is away. */
export const postsOrNone = (shop: ShopContext, count: number): Promise<ContentEntry[]> =>
  orElse(shop, listPosts(shop, count), []);

/** The newest post; null where there is none or commerce is away. */
export const latestPostOrNone = (shop: ShopContext): Promise<ContentEntry | null> =>
  orElse<ContentEntry | null>(
    shop,
    listPosts(shop, 1).then(([post]) => post ?? null),
    null,
  );
