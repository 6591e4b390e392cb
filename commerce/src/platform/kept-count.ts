import { LRUCache } from "lru-cache";

/** From so many rows on a count is kept: of ten thousand one more or less is nobody's matter, and counting them takes long. */
const many = 10_000;

const kept = new LRUCache<string, number, () => Promise<number>>({
  max: 100,
  ttl: 60_000,
  // an old count is given at once, while the next is being made
  allowStale: true,
  fetchMethod: (_list, _old, { context: count }) => count(),
});

/**
 * How many rows a list has: counted now, or where they are many, as they were counted for who asked before; after a minute that is done
 * again, for who asks next.
 * @param list names the list and what narrows it down
 */
export async function keptCount(list: string, count: () => Promise<number>): Promise<number> {
  if ((kept.peek(list) ?? 0) >= many) return kept.forceFetch(list, { context: count });
  const counted = await count();
  if (counted >= many) kept.set(list, counted);
  return counted;
}
