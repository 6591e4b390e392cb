import { LRUCache } from "lru-cache";

/** From so many rows on a count is kept: of ten thousand one more or less is nobody's matter, and counting them takes long. */
const many = 10_000;

const kept = new LRUCache<string, number>({ max: 100, ttl: 60_000 });

/**
 * How many rows a list has: counted now, or where they are many, within the last minute.
 * @param list names the list and what narrows it down
 */
export async function keptCount(list: string, count: () => Promise<number>): Promise<number> {
  const known = kept.get(list);
  if (known !== undefined) return known;
  const counted = await count();
  if (counted >= many) kept.set(list, counted);
  return counted;
}
