import MiniSearch, { type SearchOptions } from "minisearch";
import { languages, type Language, type PerLanguage } from "../../platform/languages";
import { endingsOf, folded, termOf, wordsIn } from "./search-text";

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
  available: boolean;
};

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

/** What is sold out comes a little later among what is found alike. */
const soldOutFactor = 0.9;

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
  readonly #language: Language;

  constructor(documents: readonly SearchedDocument[], language: Language) {
    this.#language = language;
    this.#index = new MiniSearch<SearchedDocument>({
      fields,
      storeFields: ["available"],
      extractField: (document, field) =>
        field === "id"
          ? document.id
          : field === "available"
            ? document.available
            : fieldOf(document, field, language),
      tokenize: wordsIn,
      processTerm: (word, field) => {
        const term = termOf(word, language);
        return field === "parts" && term !== null ? endingsOf(term) : term;
      },
      searchOptions: {
        ...options,
        boostDocument: (_id, _term, stored) => (stored?.["available"] === false ? soldOutFactor : 1),
      },
    });
    this.#index.addAll(documents);
    for (const document of documents) this.#remember(document);
  }

  #remember(document: SearchedDocument): void {
    const { name, tags, categories, subtitle } = document[this.#language];
    for (const word of wordsIn([name, ...tags, ...categories, subtitle].join(" "))) {
      const term = folded(word);
      if (!this.#written.has(term)) this.#written.set(term, word);
    }
  }

  /** Ids of the products, the best match first: those that have all words, or where there are none, some of them. */
  find(words: string): string[] {
    const all = this.#index.search(words);
    const found = all.length > 0 ? all : this.#index.search(words, { combineWith: "OR" });
    return found.map(({ id }) => String(id));
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
