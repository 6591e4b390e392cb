import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

/*
 * Whether something has changed in tables, without reading them. PostgreSQL keeps with each row the number of the transaction that
 * wrote it last (xmin); the sum of these and the number of rows are others after each change, whoever made it and whatever it was.
 */

/**
 * SQL for the state of the rows it stands over. The number of a transaction is taken as its distance to a fixed one: as a number itself
 * it would have to be made of a text, for each row, which takes three times as long.
 */
export const rowsState = "concat(count(*), ' ', sum(age(xmin)) - count(*) * age('3'::xid))";

/** SQL for the state of a whole table. */
export const tableState = (table: string): string => `(select ${rowsState} from ${table})`;

const row = z.tuple([z.object({ state: z.string() })]);

/** The state of some tables: another text as soon as a row of one of them has changed. */
export async function tablesState(knex: Knex, tables: readonly string[]): Promise<string> {
  const answer = await knex.raw<{ rows: unknown }>(
    `select concat_ws('|', ${tables.map(tableState).join(", ")}) as state`,
  );
  return row.parse(answer.rows)[0].state;
}
