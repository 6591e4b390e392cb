import { knex, type Knex } from "@medusajs/framework/mikro-orm/knex";
import { Client } from "@medusajs/framework/pg";
import { afterAll, expect, vi } from "vitest";
import { setting } from "../../../testing/env";

/** A connection for the shop's own queries, closed after the tests of the calling file. */
export function ownKnex(): Knex {
  const connection = knex({ client: "pg", connection: setting("DATABASE_URL") });
  afterAll(() => connection.destroy());
  return connection;
}

/** Runs work with a separate connection to the shop's database. */
export async function withDatabase<T>(work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client({ connectionString: setting("DATABASE_URL") });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** A row as returned by the database. */
type Row = Record<string, unknown>;

/** Runs SQL for changes no route offers: simulating the passage of time, or the data loss of a crash. */
export const sql = <Result extends Row = Row>(text: string, values: unknown[] = []): Promise<Result[]> =>
  withDatabase(async (database) => (await database.query<Result>(text, values)).rows);

/** Rows of several tables without the columns that differ between any two; of a deletion, only that it was made. */
export const comparable = (tables: readonly (Row[] | null)[], ownColumns: readonly string[]): Row[][] =>
  tables.map((rows) =>
    (rows ?? []).map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !ownColumns.includes(name))
          .map(([name, value]) => [name, name === "deleted_at" ? value !== null : value]),
      ),
    ),
  );

/** Tables that a test can lock. */
export type LockableTable = "cart_line_item" | "reservation_item" | "payment" | "payment_session";

/** Lock mode: "share" blocks writers, "access exclusive" also readers. */
type LockMode = "share" | "access exclusive";

/** Locks a table against writers, or also against readers, until the transaction is rolled back. */
export async function lockTable(
  database: Client,
  table: LockableTable,
  mode: LockMode = "share",
): Promise<void> {
  await database.query("begin");
  await database.query(`lock table ${table} in ${mode} mode`);
}

const blockedQuery = "select pid from pg_locks where not granted and relation = to_regclass($1)";

/** Waits until a number of connections (one by default) are blocked at a table. */
export async function waitForBlocked(database: Client, table: LockableTable, count = 1): Promise<void> {
  const countBlocked = async () => (await database.query(blockedQuery, [table])).rows.length;
  const expectBlocked = async () => expect(await countBlocked()).toBeGreaterThanOrEqual(count);
  await vi.waitFor(expectBlocked, { timeout: 30_000, interval: 50 });
}

/** Runs some work while another transaction holds a payment's row, so that nobody can change the payment. */
export const withHeldPayment = (
  paymentId: string,
  work: (database: Client) => Promise<void>,
): Promise<void> =>
  withDatabase(async (database) => {
    await database.query("begin");
    await database.query("select 1 from payment where id = $1 for update", [paymentId]);
    await work(database);
    await database.query("rollback");
  });

const waitingQuery = "select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))";

/** Waits until another connection waits for a row held by this one. */
export async function waitForWaiting(database: Client): Promise<void> {
  const expectWaiting = async () => expect((await database.query(waitingQuery)).rows).not.toEqual([]);
  await vi.waitFor(expectWaiting, { timeout: 30_000, interval: 50 });
}

/**
 * Locks a table against writers, runs some work, waits until a connection is blocked, and terminates it: the blocked
 * statement fails as if its process had died.
 */
export const killBlockedAt = (
  table: LockableTable,
  work: () => void,
  then: () => Promise<void> = async () => {},
  mode: LockMode = "share",
): Promise<void> =>
  withDatabase(async (database) => {
    await lockTable(database, table, mode);
    work();
    await waitForBlocked(database, table);
    await then();
    await database.query(`select pg_terminate_backend(pid) from (${blockedQuery}) as held`, [table]);
    await database.query("rollback");
  });

/** The tables that contain each of some words in any column; asked together, as every row of the shop is read. */
export const tablesWith = <Word extends string>(...words: Word[]): Promise<Record<Word, string[]>> =>
  withDatabase(async (database) => {
    const { rows: tables } = await database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const found = Object.fromEntries(words.map((word) => [word, []])) as unknown as Record<Word, string[]>;
    for (const name of tables.map((table) => table.name).toSorted()) {
      const { rows } = await database.query<{ word: Word }>(
        `with texts as materialized (select lower(row::text) as content from ${database.escapeIdentifier(name)} as row)
         select distinct word from unnest($1::text[]) as word
         where exists (select 1 from texts where position(lower(word) in content) > 0)`,
        [words],
      );
      for (const { word } of rows) found[word].push(name);
    }
    return found;
  });
