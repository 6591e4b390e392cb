import { LRUCache } from "lru-cache";
import MiniSearch, { type SearchOptions } from "minisearch";
import { languages, type Language } from "../../platform/languages";
import { slicesOf } from "../../platform/slices";
import type { CatalogueEntry, SearchedDocument, SearchedWords } from "./catalogue-entry";
import { isSoldOut } from "./select-page";
import { endingsOf, foldAccents, termOf, wordsIn } from "./search-text";

export interface Match {
  id: string;
  /** Higher is a better match. */
  score: number;
}

/** Boost per field; fields are searched in descending order of boost. */
const boost = {
  name: 8,
  skus: 8,
  tags: 5,
  categories: 4,
  ingredients: 2.5,
  subtitle: 2,
  // endings of compound words in name, tags and categories
  parts: 1.5,
  description: 1,
  // names and tags in the other two languages: "nougat" is not used in the German texts, but is searched for
  foreign: 0.4,
} as const;

type Field = keyof typeof boost;
const fields = Object.keys(boost) as Field[];

/** Tolerates one typo from four letters on, two from eight on. */
const allowedTypos = (term: string): number => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

const options: SearchOptions = {
  boost,
  prefix: (term) => term.length > 1,
  fuzzy: allowedTypos,
  weights: { prefix: 0.6, fuzzy: 0.25 },
  combineWith: "AND",
};

/** Score factor that moves a sold-out product slightly down among equally good matches. */
const soldOutFactor = 0.9;

/**
 * Ranks of the matches by product id, 0 is the best; of equally good ones the older product, as the database returns
 * them in any order.
 * @param entries current stock, which is not in the search index
 */
export function placesOf(
  matches: readonly Match[],
  entries: ReadonlyMap<string, Pick<CatalogueEntry, "variants">>,
): Map<string, number> {
  const scored = matches.map(({ id, score }) => {
    const entry = entries.get(id);
    return { id, score: entry && isSoldOut(entry) ? score * soldOutFactor : score };
  });
  return new Map(
    scored.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).map(({ id }, place) => [id, place]),
  );
}

function fieldOf(document: SearchedDocument, field: string, language: Language): string {
  const own = document[language];
  switch (field as Field) {
    case "skus":
      return document.skus.join(" ");
    case "parts":
      return [own.name, ...own.tags, ...own.categories].join(" ");
    case "foreign":
      return languages
        .filter((other) => other !== language)
        .flatMap((other) => [document[other].name, ...document[other].tags])
        .join(" ");
    default: {
      const value = own[field as keyof SearchedWords];
      return Array.isArray(value) ? value.join(" ") : value;
    }
  }
}

/** In-memory product search in one language; tolerates typos, missing accents, prefixes and parts of compound words. */
export class SearchRanker {
  readonly #index: MiniSearch<SearchedDocument>;
  /** Original spelling of terms, for suggestions. */
  readonly #written = new Map<string, string>();
  readonly #productOfSku = new Map<string, string>();
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
    this.#index = new MiniSearch<SearchedDocument>({
      fields,
      extractField: (document, field) => (field === "id" ? document.id : fieldOf(document, field, language)),
      tokenize: wordsIn,
      processTerm: (word, field) => {
        const term = termOf(word, language);
        return field === "parts" && term !== null ? endingsOf(term) : term;
      },
      searchOptions: options,
    });
  }

  add(documents: readonly SearchedDocument[]): void {
    this.#index.addAll(documents);
    for (const document of documents) this.#remember(document);
  }

  #remember(document: SearchedDocument): void {
    for (const sku of document.skus) this.#productOfSku.set(foldAccents(sku), document.id);
    const { name, tags, categories, subtitle } = document[this.#language];
    for (const word of wordsIn([name, ...tags, ...categories, subtitle].join(" "))) {
      const term = foldAccents(word);
      if (!this.#written.has(term)) this.#written.set(term, word);
    }
  }

  /**
   * Matching products, best first: those containing all words, or if there are none, some of them. A complete SKU only
   * matches its product.
   * @param onSale products by id; others are not found
   */
  find(words: string, onSale: ReadonlyMap<string, unknown>): Match[] {
    const skuProductId = this.#productOfSku.get(foldAccents(words.trim()));
    if (skuProductId !== undefined && onSale.has(skuProductId)) return [{ id: skuProductId, score: 1 }];
    const filter = ({ id }: { id: unknown }) => onSale.has(String(id));
    const allWordMatches = this.#index.search(words, { filter });
    const matches =
      allWordMatches.length > 0 ? allWordMatches : this.#index.search(words, { combineWith: "OR", filter });
    return matches.map(({ id, score }) => ({ id: String(id), score }));
  }

  /** Up to three words of the shop that are similar to words without matches. */
  nearest(words: string): string[] {
    const terms = this.#index.search(words, {
      combineWith: "OR",
      fuzzy: 0.5,
      maxFuzzy: 4,
      fields: ["name", "tags", "categories", "subtitle"],
    });
    const spellings = terms.flatMap(({ terms: matched }) => matched).map((term) => this.#written.get(term));
    return [...new Set(spellings.filter((word) => word !== undefined))].slice(0, 3);
  }
}

/** Number of documents indexed before other requests get their turn: a few milliseconds of work. */
export const sliceSize = 25;

export async function buildRanker(
  documents: readonly SearchedDocument[],
  language: Language,
): Promise<SearchRanker> {
  const ranker = new SearchRanker(language);
  for await (const slice of slicesOf(documents, sliceSize)) ranker.add(slice);
  return ranker;
}

/** The rankers of a sales channel, and the texts they were built from. */
interface SearchIndex {
  documents: readonly SearchedDocument[];
  rankers: ReadonlyMap<Language, SearchRanker>;
}

const indexes = new LRUCache<string, SearchIndex, Pick<SearchIndex, "documents">>({
  max: 12,
  allowStale: true,
  // whoever waits for a build gets it, even if the index is evicted meanwhile
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _previous, { context: { documents } }) => {
    const rankers = new Map<Language, SearchRanker>();
    for (const language of languages) rankers.set(language, await buildRanker(documents, language));
    return { documents, rankers };
  },
});

/**
 * Ranker of a language, in memory. It is built again in the background when the texts have changed; until it is ready,
 * which takes up to three seconds for five thousand products, the previous one is used.
 */
export async function rankerFor(
  { salesChannelId, language }: { salesChannelId: string; language: Language },
  documents: readonly SearchedDocument[],
): Promise<SearchRanker> {
  const forceRefresh = indexes.peek(salesChannelId)?.documents !== documents;
  const { rankers } = await indexes.forceFetch(salesChannelId, { forceRefresh, context: { documents } });
  const ranker = rankers.get(language);
  if (!ranker) throw new Error(`There is no search in ${language}`);
  return ranker;
}
