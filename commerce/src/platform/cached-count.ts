import { LRUCache } from "lru-cache";

/** From so many rows on a count is cached: one more or less of ten thousand does not matter, and counting them is slow. */
const minCached = 10_000;

const cache = new LRUCache<string, number, () => Promise<number>>({
  max: 100,
  ttl: 60_000,
  // the old count is returned at once, while the next is being made
  allowStale: true,
  fetchMethod: (_list, _old, { context: count }) => count(),
});

/**
 * How many rows a list has. Counted now, or from ten thousand rows on taken from the last count; a count older than a minute is
 * returned once more while the next one is made in the background.
 * @param list names the list and what narrows it down
 */
export async function cachedCount(list: string, count: () => Promise<number>): Promise<number> {
  if ((cache.peek(list) ?? 0) >= minCached) return cache.forceFetch(list, { context: count });
  const counted = await count();
  if (counted >= minCached) cache.set(list, counted);
  return counted;
}
