import type { ISearchModuleService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { languages, type Language } from "../../platform/languages";
import { RebuiltInBackground } from "./rebuilt-in-background";
import { buildRanker, type SearchedDocument, type SearchRanker } from "./search-ranker";
import { errorMessageOf } from "../../platform/error-message";

const entity = "product";

/** Documents read at once; the module's own maximum. */
const batchSize = 100;

type Rankers = ReadonlyMap<Language, SearchRanker>;

const replica = new RebuiltInBackground<Rankers>();

/** Number of documents, and when the youngest was made: another value after each change of the index. */
async function versionNow(search: ISearchModuleService): Promise<string> {
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
      fields: ["id", "de", "it", "en", "skus"],
      pagination: { skip: documents.length, take: batchSize, order: { id: "ASC" } },
    });
    documents.push(...hits.map(({ document }) => document as unknown as SearchedDocument));
    if (hits.length < batchSize) return documents;
  }
}

async function buildRankers(search: ISearchModuleService): Promise<Rankers> {
  const documents = await readDocuments(search);
  const rankers = new Map<Language, SearchRanker>();
  for (const language of languages) rankers.set(language, await buildRanker(documents, language));
  return rankers;
}

/**
 * The ranker of a language, over a replica of Medusa's search index in memory. The replica is built anew as soon as the index
 * has changed, on whichever server that was; until it is ready, the one before answers.
 * @throws Error where the first replica cannot be built
 */
export async function rankerFor(container: MedusaContainer, language: Language): Promise<SearchRanker> {
  const search: ISearchModuleService = container.resolve(Modules.SEARCH);
  const rankers = await replica.get(
    await versionNow(search),
    () => buildRankers(search),
    (error) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The search replica could not be rebuilt: ${errorMessageOf(error)}`);
    },
  );
  const ranker = rankers.get(language);
  if (!ranker) throw new Error(`There is no search in ${language}`);
  return ranker;
}
