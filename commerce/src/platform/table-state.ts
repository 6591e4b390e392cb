import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

/*
 * Whether something has changed in tables, without reading them. PostgreSQL keeps with each row the number of the transaction that
 * wrote it last (xmin); the sum of these and the number of rows are others after each change, whoever made it and whatever it was.
 *
 * Even this walks through all rows. A snapshot names the transactions whose work it shows: as long as it is the same, so are all rows of
 * all tables, and what was found out of them last holds still.
 */

/**
 * SQL for the state of the rows it stands over. The number of a transaction is taken as its distance to a fixed one: as a number itself
 * it would have to be made of a text, for each row, which takes three times as long.
 */
export const rowsState = "concat(count(*), ' ', sum(age(xmin)) - count(*) * age('3'::xid))";

/** SQL for the state of whole tables, one after the other. */
export const stateOf = (tables: readonly string[]): string =>
  `concat_ws('|', ${tables.map((table) => `(select ${rowsState} from ${table})`).join(", ")})`;

/** Texts by the names they were asked for under. */
type Texts = Readonly<Record<string, string>>;

/** What was found out last by a statement, and the snapshot that showed it. */
interface Seen {
  snapshot: string;
  values: Texts;
}

/** By connection pool and statement; the statements are a handful, because their tables stand in the code. */
const lastSeen = new WeakMap<Knex, Map<string, Seen>>();

const row = z.tuple([z.record(z.string(), z.string().nullable())]);

/**
 * The values of some SQL expressions that depend on rows alone, worked out only where something was written since, in whatever table.
 * @param expressions texts, by name
 * @param always texts that depend on the clock as well, and are worked out each time
 */
export async function statesNow(knex: Knex, expressions: Texts, always: Texts = {}): Promise<Texts> {
  const columns = [
    "pg_current_snapshot()::text as snapshot",
    ...Object.entries(always).map(([name, value]) => `${value} as ${name}`),
    ...Object.entries(expressions).map(
      ([name, value]) => `case when pg_current_snapshot()::text <> ? then ${value} end as ${name}`,
    ),
  ];
  const statement = `select ${columns.join(", ")}`;
  const ofPool = lastSeen.get(knex) ?? new Map<string, Seen>();
  lastSeen.set(knex, ofPool);
  const known = ofPool.get(statement);
  const compared = Object.keys(expressions).map(() => known?.snapshot ?? "");
  const answer = await knex.raw<{ rows: unknown }>(statement, compared);
  const [told] = row.parse(answer.rows);
  const { snapshot } = told;
  const valuesOf = (names: Texts, values: Readonly<Record<string, string | null>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, values[name] ?? ""]));
  const values = known && known.snapshot === snapshot ? known.values : valuesOf(expressions, told);
  if (typeof snapshot === "string") ofPool.set(statement, { snapshot, values });
  return { ...values, ...valuesOf(always, told) };
}

/** The state of some tables: another text as soon as a row of one of them has changed. */
export async function tablesState(knex: Knex, tables: readonly string[]): Promise<string> {
  const { state = "" } = await statesNow(knex, { state: stateOf(tables) });
  return state;
}
