import { LRUCache } from "lru-cache";

/** Counts from this number of rows on are cached: one row more or less does not matter then, and counting is slow. */
const minCached = 10_000;

const cache = new LRUCache<string, number, () => Promise<number>>({
  max: 100,
  ttl: 60_000,
  // the stale count is returned immediately while a new one is computed
  allowStale: true,
  fetchMethod: (_list, _old, { context: count }) => count(),
});

/**
 * Row count of a list. Short lists are counted each time; from ten thousand rows on the count is cached. A count older
 * than a minute is returned once more while a new one is computed in the background.
 * @param list cache key: the list and its filters
 */
export async function cachedCount(list: string, count: () => Promise<number>): Promise<number> {
  if ((cache.peek(list) ?? 0) >= minCached) return cache.forceFetch(list, { context: count });
  const total = await count();
  if (total >= minCached) cache.set(list, total);
  return total;
}
