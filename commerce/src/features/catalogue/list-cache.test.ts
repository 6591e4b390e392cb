import { expect, it, vi } from "vitest";
import { noChoices } from "@su-turrone/contract/lists";
import type { CatalogueEntry, Selection } from "./catalogue-entry";
import { cachedList } from "./list-cache";
import { SearchRanker } from "./search-ranker";
import type { WholeList } from "./select-page";

const selection: Selection = {
  categoryIds: [],
  weights: [],
  min: null,
  max: null,
  available: false,
  choices: noChoices,
  sort: "recommended",
  page: 1,
  size: 24,
};
const asked = { selection, words: "", ranker: null };

function made(): { make: () => WholeList; times: () => number } {
  const make = vi.fn((): WholeList => ({ hits: [], facets: {} as WholeList["facets"] }));
  return { make, times: () => make.mock.calls.length };
}

it("builds a list once for all its pages", () => {
  const entries: CatalogueEntry[] = [];
  const { make, times } = made();
  const first = cachedList(entries, asked, make);
  expect(cachedList(entries, { ...asked, selection: { ...selection, page: 7, size: 12 } }, make)).toBe(first);
  expect(times()).toBe(1);
});

it("builds a separate list per filter, sort order, search term, ranker and catalogue", () => {
  const entries: CatalogueEntry[] = [];
  const { make, times } = made();
  const [old, next] = [new SearchRanker("de"), new SearchRanker("de")];
  const others = [
    asked,
    { ...asked, selection: { ...selection, sort: "price-up" as const } },
    { ...asked, selection: { ...selection, weights: [300] } },
    { ...asked, words: "mandel", ranker: old },
    { ...asked, words: "mandel", ranker: next },
  ];
  for (const one of others) cachedList(entries, one, make);
  cachedList([], asked, make);
  expect(times()).toBe(6);
});

it("keeps at most twelve lists", () => {
  const entries: CatalogueEntry[] = [];
  const { make, times } = made();
  cachedList(entries, asked, make);
  for (let n = 1; n <= 12; n += 1) cachedList(entries, { ...asked, words: `word ${n}` }, make);
  cachedList(entries, asked, make);
  expect(times()).toBe(14);
});
