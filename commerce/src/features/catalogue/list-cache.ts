import { LRUCache } from "lru-cache";
import type { CatalogueEntry, Selection } from "./catalogue-entry";
import type { SearchRanker } from "./search-ranker";
import type { WholeList } from "./select-page";

/** Parameters of a list besides the catalogue. */
interface ListRequest {
  selection: Selection;
  /** Search text; "" for all products. */
  words: string;
  /** The ranker used for the search; null without search text. */
  ranker: SearchRanker | null;
}

/** Lists cached per catalogue: the most requested ones, and those a visitor is paging through. */
const maxLists = 12;

const caches = new WeakMap<
  readonly CatalogueEntry[],
  LRUCache<string, { ranker: SearchRanker | null; list: WholeList }>
>();

/**
 * Returns a list, cached as long as catalogue and search index are the same, so that the next page or visitor does not
 * filter, sort and count thousands of products again.
 * @param entries the same array as long as nothing has changed (read-catalogue.ts)
 */
export function cachedList(
  entries: readonly CatalogueEntry[],
  { selection: { page: _page, size: _size, ...selection }, words, ranker }: ListRequest,
  computeList: () => WholeList,
): WholeList {
  const lists = caches.get(entries) ?? new LRUCache({ max: maxLists });
  caches.set(entries, lists);
  const key = JSON.stringify([words, selection]);
  const cached = lists.get(key);
  if (cached?.ranker === ranker) return cached.list;
  const list = computeList();
  lists.set(key, { ranker, list });
  return list;
}
