import type { ISearchModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { languages, type Language } from "../../platform/languages";
import { SearchRanker, type SearchedDocument } from "./search-ranker";

const entity = "product";

/** Documents read at once; the module's own maximum. */
const batchSize = 100;

type Engines = ReadonlyMap<Language, SearchRanker>;

let copy: { stamp: string; engines: Promise<Engines> } | undefined;

/** Number of documents, and when the youngest was made. */
async function stampNow(search: ISearchModuleService): Promise<string> {
  const { hits, metadata } = await search.search({
    entity,
    fields: ["made_at"],
    pagination: { take: 1, order: { made_at: "DESC" } },
    search_options: { count: "exact" },
  });
  return `${metadata.count} ${String(hits[0]?.document["made_at"])}`;
}

async function readDocuments(search: ISearchModuleService): Promise<SearchedDocument[]> {
  const documents: SearchedDocument[] = [];
  for (;;) {
    const { hits } = await search.search({
      entity,
      fields: ["id", "de", "it", "en", "skus", "available"],
      pagination: { skip: documents.length, take: batchSize, order: { id: "ASC" } },
    });
    documents.push(...hits.map(({ document }) => document as unknown as SearchedDocument));
    if (hits.length < batchSize) return documents;
  }
}

async function enginesOver(search: ISearchModuleService): Promise<Engines> {
  const documents = await readDocuments(search);
  return new Map(languages.map((language) => [language, new SearchRanker(documents, language)]));
}

/**
 * The engine of a language, over a copy of Medusa's search index that is made anew as soon as the index has changed,
 * on whichever server that was.
 */
export async function rankerFor(container: MedusaContainer, language: Language): Promise<SearchRanker> {
  const search: ISearchModuleService = container.resolve(Modules.SEARCH);
  const stamp = await stampNow(search);
  if (copy?.stamp !== stamp) copy = { stamp, engines: enginesOver(search) };
  const mine = copy;
  try {
    const engine = (await mine.engines).get(language);
    if (engine) return engine;
  } catch (error) {
    // the next one tries again
    if (copy === mine) copy = undefined;
    throw error;
  }
  throw new Error(`There is no search in ${language}`);
}
