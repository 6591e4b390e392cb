import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { orderNumberInReference } from "../../modules/payment-bank-transfer/reference";
import { idsOf, readIds } from "../../platform/read-rows";
import { containsPattern } from "../../platform/like-pattern";
import type { Middleware } from "../../platform/with-body";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { searchedColumns } from "../../platform/medusa-surface";

/**
 * Maximum number of ids passed to Medusa, which makes each a query parameter, in two statements: with many more, its
 * own search is no slower.
 */
const maxFound = 2_000;

/** Words of a search text, all of which a product must contain. */
const wordsOf = (q: string): string[] => q.split(/\s+/).filter((word) => word !== "");

type SearchedTable = keyof typeof searchedColumns;

/**
 * Condition that a row contains a word in one of its searched columns, concatenated as in the table's index
 * (migration-scripts/list-indexes.ts). Words contain no spaces, so none matches across two columns.
 */
const hasWord = (knex: Knex, table: SearchedTable, word: string): Knex.Raw => {
  const texts = searchedColumns[table].map((column) => `coalesce(${table}.${column}, '')`);
  return knex.raw(`(${texts.join(" || ' ' || ")}) ilike ?`, [containsPattern(word)]);
};

/** Ids of the products that contain a word in their own texts or in those of a variant. */
const withWord = (knex: Knex, word: string) =>
  knex("product")
    .whereRaw(hasWord(knex, "product", word))
    .whereNull("deleted_at")
    .select("id")
    .union([
      knex("product_variant")
        .whereRaw(hasWord(knex, "product_variant", word))
        .whereNull("deleted_at")
        .select("product_id"),
    ]);

/**
 * Restricts a query to products that contain all words in their own texts and those of a single variant, as Medusa
 * requires.
 */
const containsAllWords = (knex: Knex, words: readonly string[]) => (query: Knex.QueryBuilder) => {
  void query.leftJoin("product_variant", (join) => {
    void join.on("product_variant.product_id", "product.id").andOnNull("product_variant.deleted_at");
  });
  for (const word of words) {
    void query.where(
      (one) =>
        void one.whereRaw(hasWord(knex, "product", word)).orWhereRaw(hasWord(knex, "product_variant", word)),
    );
  }
};

/**
 * Ids of the products that Medusa's `q` would find. Medusa's own query joins every product with its variants and reads
 * all of them, whatever the search text.
 * @param maxRows maximum number of ids
 * @returns null when there is no search text, or more products match
 */
export async function findProducts(knex: Knex, q: string, maxRows = maxFound): Promise<string[] | null> {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const found = knex("product")
    .whereNull("product.deleted_at")
    .distinct("product.id")
    .limit(maxRows + 1);
  for (const word of words) void found.whereIn("product.id", withWord(knex, word));
  if (words.length > 1) void found.modify(containsAllWords(knex, words));
  const ids = idsOf(await found);
  return ids.length > maxRows ? null : ids;
}

/**
 * Makes the admin's order search find an order by its transfer reference, which Medusa does not search: the text is
 * replaced by the matching order. Only the number counts, so that a mistyped code still finds the order, whose page
 * shows the correct reference. All other texts are left to Medusa.
 */
export const searchByReference: Middleware<AuthenticatedMedusaRequest> = async (req, _res, next) => {
  const { q, ...filters } = req.filterableFields;
  const number = typeof q === "string" ? orderNumberInReference(q) : null;
  if (number !== null) {
    req.filterableFields = { ...filters, id: await readIds(req.scope, "order", { display_id: number }) };
  }
  next();
};

/** Conditions of a query that must all hold. */
const conditionsOf = (and: unknown): readonly unknown[] => (Array.isArray(and) ? and : []);

/**
 * Speeds up the product search of the admin with an index: the search text is replaced by the ids of the products
 * found, and Medusa does the rest (other filters, order, pagination, count). Deleted products, and searches with very
 * many matches, are left to Medusa's own search.
 */
export const searchProductsByIndex: Middleware<AuthenticatedMedusaRequest> = async (req, _res, next) => {
  const { q, $and, ...filters } = req.filterableFields;
  const knex = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const isIndexed = typeof q === "string" && !req.queryConfig.withDeleted;
  const found = isIndexed ? await findProducts(knex, q) : null;
  if (found) req.filterableFields = { ...filters, $and: [...conditionsOf($and), { id: found }] };
  next();
};
