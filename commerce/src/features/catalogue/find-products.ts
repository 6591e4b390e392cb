import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { searchedColumns } from "../../platform/medusa-surface";
import { containsPattern } from "../../platform/like-pattern";

/**
 * So many ids at most are handed on to Medusa, which makes a parameter of each, in two statements: with many more its own search costs no
 * more than that.
 */
const maxFound = 2_000;

const ids = z.array(z.object({ id: z.string() }));

/** The words of a search; a product has to have them all. */
const wordsOf = (q: string): string[] => q.split(/\s+/).filter((word) => word !== "");

type SearchedTable = keyof typeof searchedColumns;

/**
 * That a row has a word in one of its searched texts, all in one as the index of its table has them
 * (migration-scripts/product-search-indexes.ts). No word has a blank in it, so none is found where two texts meet.
 */
const hasWord = (knex: Knex, table: SearchedTable, word: string): Knex.Raw => {
  const texts = searchedColumns[table].map((column) => `coalesce(${table}.${column}, '')`);
  return knex.raw(`(${texts.join(" || ' ' || ")}) ilike ?`, [containsPattern(word)]);
};

/** Ids of the products that have a word in their own texts, or in those of a weight. */
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

/** Keeps the products that have some words in their own texts and in those of one and the same weight, as Medusa wants it. */
const haveTogether = (knex: Knex, words: readonly string[]) => (query: Knex.QueryBuilder) => {
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
 * Ids of the products that Medusa's `q` finds. Its own statement joins each product with its weights and reads all of them, whatever is
 * searched for.
 * @param most so many are given at most
 * @returns null where nothing is searched for, or more is found
 */
export async function findProducts(knex: Knex, q: string, most = maxFound): Promise<string[] | null> {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const found = knex("product")
    .whereNull("product.deleted_at")
    .distinct("product.id")
    .limit(most + 1);
  for (const word of words) void found.whereIn("product.id", withWord(knex, word));
  if (words.length > 1) void found.modify(haveTogether(knex, words));
  const rows = ids.parse(await found);
  return rows.length > most ? null : rows.map(({ id }) => id);
}
