import { nameMatches } from "~/catalogue/text-match";
import { withFallback } from "~/commerce/client.server";
import { type ContentEntry, listPosts } from "~/commerce/content.server";
import { featuredProducts, loadProductRange, type ProductRange } from "~/commerce/list.server";
import type { ProductCard } from "~/commerce/types";
import type { PageLink } from "~/content/pages-about.server";
import { href } from "~/i18n/paths";
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
const postsOrNone = (shop: ShopContext, count: number): Promise<ContentEntry[]> =>
  withFallback(shop, listPosts(shop, count), [], unread);

/** The newest post; null if there is none or commerce is down. */
export const latestPostOrNone = async (shop: ShopContext): Promise<ContentEntry | null> =>
  (await postsOrNone(shop, 1))[0] ?? null;

/** Number of posts whose titles are searched. */
const maxPostsSearched = 50;

/** Posts with the typed words in their title, newest first. */
export const postsAbout = async (shop: ShopContext, typed: string): Promise<PageLink[]> =>
  (await postsOrNone(shop, maxPostsSearched))
    .filter(({ title }) => nameMatches(title, typed))
    .map(({ title, slugs, language }) => ({
      name: title,
      path: href("post", shop.language, { slug: slugs[shop.language] }),
      language,
    }));
