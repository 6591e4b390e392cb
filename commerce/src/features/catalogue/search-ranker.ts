import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch, { type SearchOptions } from "minisearch";
import { languages, type Language, type PerLanguage } from "../../platform/languages";
import { endingsOf, foldAccents, termOf, wordsIn } from "./search-text";

/** Searched texts of a product in one language. */
export interface SearchedWords {
  name: string;
  subtitle: string;
  description: string;
  categories: string[];
  tags: string[];
  ingredients: string[];
}

/** The searched part of a search index document. */
export type SearchedDocument = PerLanguage<SearchedWords> & {
  id: string;
  skus: string[];
};

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
 * Ranks of the matches by product id, 0 is the best. @param isSoldOut current state, because stock is not in the search
 * index
 */
export function placesOf(
  matches: readonly Match[],
  isSoldOut: (productId: string) => boolean,
): Map<string, number> {
  const scored = matches.map(({ id, score }) => ({
    id,
    score: isSoldOut(id) ? score * soldOutFactor : score,
  }));
  return new Map(scored.sort((a, b) => b.score - a.score).map(({ id }, place) => [id, place]));
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
   */
  find(words: string): Match[] {
    const skuProductId = this.#productOfSku.get(foldAccents(words.trim()));
    if (skuProductId !== undefined) return [{ id: skuProductId, score: 1 }];
    const allWordMatches = this.#index.search(words);
    const matches =
      allWordMatches.length > 0 ? allWordMatches : this.#index.search(words, { combineWith: "OR" });
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

/** Builds a ranker in slices, so that a large catalogue does not block the server. */
export async function buildRanker(
  documents: readonly SearchedDocument[],
  language: Language,
): Promise<SearchRanker> {
  const ranker = new SearchRanker(language);
  for (let start = 0; start < documents.length; start += sliceSize) {
    ranker.add(documents.slice(start, start + sliceSize));
    await nextTurn();
  }
  return ranker;
}
