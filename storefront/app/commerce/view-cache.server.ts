import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { previewParameter } from "@su-turrone/contract/page-content";
import { log } from "~/platform/log.server";
import { commerceHealth, kindOfCall } from "./commerce-health";
import { isFailure } from "./commerce-error";
import { ViewCache, type CacheRule } from "./view-cache";

const seconds = (n: number): number => n * 1000;

/** Whatever shows a price or a stock is never older than a minute, were a notification of a change lost: sales begin by the clock. */
const goods = { freshMs: seconds(15), staleMs: seconds(45) };

/** Words change by the owner's hand alone, and posts appear by the clock. */
const words = { freshMs: seconds(60), staleMs: seconds(240) };

/** Words that are looked for: the index lags behind the changes, so commerce is asked each time. */
const searches = { freshMs: 0, staleMs: 0 };

/**
 * What is kept of commerce, by the kind of the call: whatever shows goods and words. Carts, orders and messages are
 * never kept; nobody shall see an old one, or another shopper's.
 */
const cachedKinds: readonly CacheRule[] = [
  { kind: "/store/catalogue", tags: ["catalogue", "reviews"], ...goods },
  { kind: "/store/products", tags: ["catalogue"], ...goods },
  { kind: "/store/product-categories", tags: ["catalogue"], ...words },
  { kind: "/store/slugs", tags: ["catalogue"], ...words },
  { kind: "/store/reviews", tags: ["reviews"], ...words },
  // their texts name the price of shipping
  { kind: "/store/posts", tags: ["content", "shop"], ...words },
  { kind: "/store/pages", tags: ["content", "shop"], ...words },
  { kind: "/store/page-content", tags: ["content"], ...words },
  { kind: "/store/regions", tags: ["shop"], ...words },
  { kind: "/store/shop", tags: ["shop"], ...words },
];

/** How the answer to a read is kept; null: not at all. */
export function cacheRuleOf(
  path: string,
  query: Readonly<Record<string, unknown>> | undefined,
): CacheRule | null {
  const found = cachedKinds.find(({ kind }) => kind === kindOfCall(path));
  // a draft is shown as it was last tried
  if (!found || query?.[previewParameter] !== undefined) return null;
  return query?.["q"] === undefined ? found : { ...found, ...searches };
}

const cache = new ViewCache({
  health: commerceHealth,
  isFailure,
  now: () => performance.now(),
  onBackgroundError: (error) => {
    log.warn({ err: error }, "an answer of commerce could not be renewed");
  },
});

/** Reads through the cache, see `ViewCache.read`. */
export const readCached = cache.read.bind(cache);

/** What commerce has told to be outdated is asked for anew by the next page. */
export const invalidateViews = (tags: readonly ChangeTag[]): void => {
  cache.invalidate(tags);
};
