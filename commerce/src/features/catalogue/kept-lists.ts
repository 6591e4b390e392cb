import { LRUCache } from "lru-cache";
import type { CatalogueEntry, Selection } from "./catalogue-entry";
import type { SearchRanker } from "./search-ranker";
import type { WholeList } from "./select-page";

/** What a list is made of besides the catalogue. */
interface Asked {
  selection: Selection;
  /** What is searched for; "" for all products. */
  words: string;
  /** By which it was found; null without words. */
  ranker: SearchRanker | null;
}

/** Lists kept of one catalogue: those that are asked for most, and what a visitor pages through. */
const most = 12;

const kept = new WeakMap<
  readonly CatalogueEntry[],
  LRUCache<string, { ranker: SearchRanker | null; list: WholeList }>
>();

/**
 * A list as it was made of the same catalogue and the same search before, or made now: its pages and whoever asks next need not filter,
 * sort and count thousands of products again.
 * @param entries the same array as long as nothing has changed (read-catalogue.ts)
 */
export function keptList(
  entries: readonly CatalogueEntry[],
  { selection: { page: _page, size: _size, ...selection }, words, ranker }: Asked,
  make: () => WholeList,
): WholeList {
  const lists = kept.get(entries) ?? new LRUCache({ max: most });
  kept.set(entries, lists);
  const key = JSON.stringify([words, selection]);
  const known = lists.get(key);
  if (known?.ranker === ranker) return known.list;
  const list = make();
  lists.set(key, { ranker, list });
  return list;
}
