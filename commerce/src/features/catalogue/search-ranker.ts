import { setImmediate as nextTurn } from "node:timers/promises";
import MiniSearch, { type SearchOptions } from "minisearch";
import { languages, type Language, type PerLanguage } from "../../platform/languages";
import { endingsOf, foldAccents, termOf, wordsIn } from "./search-text";

/** What is searched in of a product in one language. */
export interface SearchedWords {
  name: string;
  subtitle: string;
  description: string;
  categories: string[];
  tags: string[];
  ingredients: string[];
}

/** A document of the search index, as far as words go. */
export type SearchedDocument = PerLanguage<SearchedWords> & {
  id: string;
  skus: string[];
};

/** A product that was found. */
export interface Match {
  id: string;
  /** The higher, the better it fits what was searched for. */
  score: number;
}

/** How much a match in a field counts; the order of the fields is that of their weight. */
const boost = {
  name: 8,
  skus: 8,
  tags: 5,
  categories: 4,
  ingredients: 2.5,
  subtitle: 2,
  // endings of the compounds of name, tags and categories
  parts: 1.5,
  description: 1,
  // names and tags of the other two languages: "nougat" is no German word of this shop, and yet typed
  foreign: 0.4,
} as const;

type Field = keyof typeof boost;
const fields = Object.keys(boost) as Field[];

/** One letter wrong from four on, two from eight on. */
const allowedTypos = (term: string): number => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

const options: SearchOptions = {
  boost,
  prefix: (term) => term.length > 1,
  fuzzy: allowedTypos,
  weights: { prefix: 0.6, fuzzy: 0.25 },
  combineWith: "AND",
};

/** Among what fits equally well, a product that is sold out comes a little later. */
const soldOutFactor = 0.9;

/** Places of what was found, 0 the best, by product id. @param isSoldOut of now: stock is not in the search index */
export function placesOf(
  matches: readonly Match[],
  isSoldOut: (productId: string) => boolean,
): Map<string, number> {
  const weighed = matches.map(({ id, score }) => ({
    id,
    score: isSoldOut(id) ? score * soldOutFactor : score,
  }));
  return new Map(weighed.sort((a, b) => b.score - a.score).map(({ id }, place) => [id, place]));
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

/** Finds products by words in one language, in memory: typos, accents, beginnings and parts of words are forgiven. */
export class SearchRanker {
  readonly #index: MiniSearch<SearchedDocument>;
  /** Terms as they are written, for suggestions. */
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

  /** Takes documents into the index. */
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
   * The products, the best match first: those that have all words, or where there are none, some of them. Who types a whole SKU
   * means the one product that has it.
   */
  find(words: string): Match[] {
    const meant = this.#productOfSku.get(foldAccents(words.trim()));
    if (meant !== undefined) return [{ id: meant, score: 1 }];
    const all = this.#index.search(words);
    const found = all.length > 0 ? all : this.#index.search(words, { combineWith: "OR" });
    return found.map(({ id, score }) => ({ id: String(id), score }));
  }

  /** Words of the shop that are near to those that found nothing, at most three. */
  nearest(words: string): string[] {
    const terms = this.#index.search(words, {
      combineWith: "OR",
      fuzzy: 0.5,
      maxFuzzy: 4,
      fields: ["name", "tags", "categories", "subtitle"],
    });
    const near = terms.flatMap(({ terms: matched }) => matched).map((term) => this.#written.get(term));
    return [...new Set(near.filter((word) => word !== undefined))].slice(0, 3);
  }
}

/** Documents indexed before other requests get their turn: a few milliseconds of work. */
export const sliceSize = 25;

/** A ranker over documents, built in slices, so that a large catalogue does not hold up the server. */
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
