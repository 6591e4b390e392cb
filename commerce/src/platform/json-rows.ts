import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/*
 * Rows of related tables as JSON columns of one statement. A statement costs this process a hundred times what it costs
 * the database, so one large statement is cheaper than many small ones.
 */

/** All rows of a query, in its order, as a JSON array. */
export const jsonRows = (knex: Knex, rows: Knex.QueryBuilder): Knex.Raw =>
  knex.raw("(select coalesce(json_agg(listed), '[]') from ? as listed)", [rows]);

/** The first row of a query as a JSON object; null if there is none. */
export const jsonRow = (knex: Knex, rows: Knex.QueryBuilder): Knex.Raw =>
  knex.raw("(select row_to_json(found) from ? as found)", [rows.limit(1)]);

/** The rows of a table that belong to the row of an outer query and are not deleted, by id. */
export const partsOf = (knex: Knex, table: string, column: string, owner: string): Knex.QueryBuilder =>
  knex({ part: table })
    .where(`part.${column}`, knex.ref(owner))
    .whereNull("part.deleted_at")
    .orderBy("part.id");

/** The rows of a table that a link table leads to from the row of an outer query, in the order they were linked. */
export const linkedRows = (
  knex: Knex,
  { table, key = "id" }: { table: string; key?: string },
  link: { table: string; column: string; owner: string },
  owner: string,
): Knex.QueryBuilder =>
  knex({ part: table })
    .join({ link: link.table }, `link.${link.column}`, `part.${key}`)
    .where(`link.${link.owner}`, knex.ref(owner))
    .whereNull("link.deleted_at")
    .whereNull("part.deleted_at")
    .orderBy(["link.id", "part.id"]);
