import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";

/*
 * Detects whether tables have changed without reading their content. PostgreSQL stores with each row the id of the
 * transaction that last wrote it (xmin); the sum of these ids and the number of rows differ after each change, whoever
 * made it and whatever it was.
 *
 * Even this scans all rows. A snapshot identifies the transactions whose changes it includes: as long as it is the
 * same, all rows of all tables are unchanged, and the last result is still valid.
 */

/**
 * SQL expression for the state of the selected rows. A transaction id is used as its distance from a fixed one:
 * converting it to a number would need a text conversion per row, which takes three times as long.
 */
export const rowsState = "concat(count(*), ' ', sum(age(xmin)) - count(*) * age('3'::xid))";

/** SQL expression for the state of whole tables: a text that changes as soon as one of their rows has changed. */
export const stateOf = (tables: readonly string[]): string =>
  `concat_ws('|', ${tables.map((table) => `(select ${rowsState} from ${table})`).join(", ")})`;

type Texts = Readonly<Record<string, string>>;

/** Last result of a statement, and the snapshot it was read in. */
interface SeenState {
  snapshot: string;
  values: Texts;
}

/** By connection pool and statement; there are only a handful of statements, because their tables are hard-coded. */
const lastSeen = new WeakMap<Knex, Map<string, SeenState>>();

const row = z.tuple([z.record(z.string(), z.string().nullable())]);

/**
 * Evaluates SQL expressions that depend on table rows only; they are recomputed only if any table was written since.
 * @param expressions SQL texts by name
 * @param uncachedExpressions SQL texts that also depend on the clock, and are evaluated each time
 */
export async function readStates(
  knex: Knex,
  expressions: Texts,
  uncachedExpressions: Texts = {},
): Promise<Texts> {
  const columns = [
    "pg_current_snapshot()::text as snapshot",
    ...Object.entries(uncachedExpressions).map(([name, value]) => `${value} as ${name}`),
    ...Object.entries(expressions).map(
      ([name, value]) => `case when pg_current_snapshot()::text <> ? then ${value} end as ${name}`,
    ),
  ];
  const statement = `select ${columns.join(", ")}`;
  const seenByStatement = lastSeen.get(knex) ?? new Map<string, SeenState>();
  lastSeen.set(knex, seenByStatement);
  const known = seenByStatement.get(statement);
  const knownSnapshots = Object.keys(expressions).map(() => known?.snapshot ?? "");
  const answer = await knex.raw<{ rows: unknown }>(statement, knownSnapshots);
  const [currentRow] = row.parse(answer.rows);
  const { snapshot } = currentRow;
  const valuesOf = (names: Texts, values: Readonly<Record<string, string | null>>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, values[name] ?? ""]));
  const values = known && known.snapshot === snapshot ? known.values : valuesOf(expressions, currentRow);
  if (typeof snapshot === "string") seenByStatement.set(statement, { snapshot, values });
  return { ...values, ...valuesOf(uncachedExpressions, currentRow) };
}
