import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ISearchModuleService, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { languages, type Language } from "../../platform/languages";
import { tablesState } from "../../platform/table-state";
import { errorMessageOf } from "../../platform/error-message";
import { buildRanker, type SearchedDocument, type SearchRanker } from "./search-ranker";

/**
 * A value that is expensive to build and becomes stale. The first build is awaited; later callers immediately get the
 * previous value while the next one is built. Only one build runs at a time.
 */
export class RebuiltInBackground<T> {
  #ready: { version: string; value: T } | undefined;
  #building: Promise<T> | undefined;

  /**
   * @param version current version of the data; the value is rebuilt when it differs from the version of the current
   * value
   * @param onError called when a rebuild fails; the current value is kept, and the next call retries
   * @throws the error of `build` when there is no value yet
   */
  async get(version: string, build: () => Promise<T>, onError: (error: unknown) => void): Promise<T> {
    if (this.#ready?.version === version) return this.#ready.value;
    this.#building ??= this.#build(version, build);
    if (!this.#ready) return this.#building;
    this.#building.catch(onError);
    return this.#ready.value;
  }

  async #build(version: string, build: () => Promise<T>): Promise<T> {
    try {
      const value = await build();
      this.#ready = { version, value };
      return value;
    } finally {
      this.#building = undefined;
    }
  }
}

const entity = "product";

/** Number of documents read per batch; the module's maximum. */
const batchSize = 100;

type Rankers = ReadonlyMap<Language, SearchRanker>;

const replica = new RebuiltInBackground<Rankers>();

/** The tables in which Medusa's Search Module stores product documents; a new index definition adds another table. */
const documentTables = "search\\_pg\\_product%";

const tableRows = z.array(z.object({ relname: z.string() }));

/**
 * Version of the index, which changes with every update. Derived from the tables, because querying the search for its
 * newest document would read and sort all of them.
 */
async function currentVersion(knex: Knex): Promise<string> {
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
 * Ranker of a language, over an in-memory replica of Medusa's search index. The replica is rebuilt as soon as the index
 * has changed, on any server; until it is ready, the previous one is used.
 * @throws Error when the first replica cannot be built
 */
export async function rankerFor(container: MedusaContainer, language: Language): Promise<SearchRanker> {
  const search: ISearchModuleService = container.resolve(Modules.SEARCH);
  const rankers = await replica.get(
    await currentVersion(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
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
