import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ISearchModuleService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { languages, type Language } from "../../platform/languages";
import { tablesState } from "../../platform/table-state";
import { RebuiltInBackground } from "./rebuilt-in-background";
import { buildRanker, type SearchedDocument, type SearchRanker } from "./search-ranker";
import { errorMessageOf } from "../../platform/error-message";

const entity = "product";

/** Documents read at once; the module's own maximum. */
const batchSize = 100;

type Rankers = ReadonlyMap<Language, SearchRanker>;

const replica = new RebuiltInBackground<Rankers>();

/** The tables in which Medusa's search keeps the documents of products; a new definition of the index gets another one beside it. */
const documentTables = "search\\_pg\\_product%";

const tableRows = z.array(z.object({ relname: z.string() }));

/**
 * Another value after each change of the index. The tables are looked at, because asked for its youngest document the search reads and
 * sorts all of them.
 */
async function versionNow(knex: Knex): Promise<string> {
  const rows: unknown = await knex("pg_class")
    .where("relkind", "r")
    .whereLike("relname", documentTables)
    .orderBy("relname")
    .select("relname");
  const tables = tableRows.parse(rows).map(({ relname }) => relname);
  return tables.length === 0 ? "" : tablesState(knex, tables);
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
    await versionNow(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
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
