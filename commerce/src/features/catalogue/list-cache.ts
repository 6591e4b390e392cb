import { LRUCache } from "lru-cache";
import type { CatalogueEntry, Selection } from "./catalogue-entry";
import type { SearchRanker } from "./search-ranker";
import type { WholeList } from "./select-page";

/** What a list is made of besides the catalogue. */
interface ListRequest {
  selection: Selection;
  /** What is searched for; "" for all products. */
  words: string;
  /** By which it was found; null without words. */
  ranker: SearchRanker | null;
}

/** Lists cached of one catalogue: those that are asked for most, and what a visitor pages through. */
const maxLists = 12;

const caches = new WeakMap<
  readonly CatalogueEntry[],
  LRUCache<string, { ranker: SearchRanker | null; list: WholeList }>
>();

/**
 * A list, made now or cached from the same catalogue and the same search: the next page or visitor does not filter, sort and count
 * thousands of products again.
 * @param entries the same array as long as nothing has changed (read-catalogue.ts)
 */
export function cachedList(
  entries: readonly CatalogueEntry[],
  { selection: { page: _page, size: _size, ...selection }, words, ranker }: ListRequest,
  make: () => WholeList,
): WholeList {
  const lists = caches.get(entries) ?? new LRUCache({ max: maxLists });
  caches.set(entries, lists);
  const key = JSON.stringify([words, selection]);
  const known = lists.get(key);
  if (known?.ranker === ranker) return known.list;
  const list = make();
  lists.set(key, { ranker, list });
  return list;
}
