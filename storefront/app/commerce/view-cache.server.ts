import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { previewParameter } from "@su-turrone/contract/page-content";
import { log } from "~/platform/log.server";
import { commerceHealth, kindOfCall } from "./commerce-health";
import { isCommerceFailure } from "./commerce-error";
import { ViewCache, type CacheRule } from "./view-cache";

const secondsToMs = (n: number): number => n * 1000;

/** Prices and stock are never older than a minute, even if a change notification is lost; sales start by the clock. */
const productLifetime = { freshMs: secondsToMs(15), staleMs: secondsToMs(45) };

/** Texts only change when the owner edits them, and posts are published by the clock. */
const textLifetime = { freshMs: secondsToMs(60), staleMs: secondsToMs(240) };

/** Searches are not cached, because the search index lags behind the changes. */
const searchLifetime = { freshMs: 0, staleMs: 0 };

/**
 * Cached calls by kind: those that return products and texts. Carts, orders and messages are never cached: nobody may
 * see an outdated one or one of another shopper.
 */
const cacheRules: readonly CacheRule[] = [
  { kind: "/store/catalogue", tags: ["catalogue", "reviews"], ...productLifetime },
  { kind: "/store/products", tags: ["catalogue"], ...productLifetime },
  { kind: "/store/product-categories", tags: ["catalogue"], ...textLifetime },
  { kind: "/store/slugs", tags: ["catalogue"], ...textLifetime },
  { kind: "/store/reviews", tags: ["reviews"], ...textLifetime },
  // their texts contain the shipping price
  { kind: "/store/posts", tags: ["content", "shop"], ...textLifetime },
  { kind: "/store/pages", tags: ["content", "shop"], ...textLifetime },
  { kind: "/store/page-content", tags: ["content"], ...textLifetime },
  { kind: "/store/regions", tags: ["shop"], ...textLifetime },
  { kind: "/store/shop", tags: ["shop"], ...textLifetime },
];

/** Cache rule of a read; null if it is not cached. */
export function cacheRuleOf(
  path: string,
  query: Readonly<Record<string, unknown>> | undefined,
): CacheRule | null {
  const rule = cacheRules.find(({ kind }) => kind === kindOfCall(path));
  // drafts are not cached
  if (!rule || query?.[previewParameter] !== undefined) return null;
  return query?.["q"] === undefined ? rule : { ...rule, ...searchLifetime };
}

const cache = new ViewCache({
  health: commerceHealth,
  isFailure: isCommerceFailure,
  now: () => performance.now(),
  onBackgroundError: (error) => {
    log.warn({ err: error }, "a cached response of commerce could not be refreshed");
  },
});

/** Reads through the cache, see `ViewCache.read`. */
export const readCached = cache.read.bind(cache);

/** Invalidates cached data with these tags; the next page requests it again. */
export const invalidateViews = (tags: readonly ChangeTag[]): void => {
  cache.invalidate(tags);
};
