import { Client } from "@medusajs/framework/pg";
import type Medusa from "@medusajs/js-sdk";
import { expect, vi } from "vitest";
import { setting } from "./shop";

/** Does some work with a connection of its own to the shop's database. */
export async function withDatabase<T>(work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client({ connectionString: setting("DATABASE_URL") });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Rows as the database gives them. */
type Row = Record<string, unknown>;

/** Asks the shop's database, for what no route would ever do: let time pass, or lose what a crash would. */
export const sql = <Result extends Row = Row>(text: string, values: unknown[] = []): Promise<Result[]> =>
  withDatabase(async (database) => (await database.query<Result>(text, values)).rows);

/** Runs a job now, as its clock would; it has ended when this returns. */
export async function runJob(admin: Medusa, name: string): Promise<void> {
  await admin.client.fetch(`/admin/workflows-executions/job-${name}/run`, { method: "POST", body: {} });
}

/** Tables whose next row a test can hold up. */
export type HeldTable =
  "cart_line_item" | "order_cart" | "reservation_item" | "payment" | "payment_session" | "workflow_execution";

/** How a table is locked: "share" holds up who writes, "access exclusive" who reads as well. */
type Hold = "share" | "access exclusive";

/** Holds up whoever writes a row to a table, or reads one, from now on until the transaction is rolled back. */
export async function hold(database: Client, table: HeldTable, mode: Hold = "share"): Promise<void> {
  await database.query("begin");
  await database.query(`lock table ${table} in ${mode} mode`);
}

const waiting = "select pid from pg_locks where not granted and relation = to_regclass($1)";

/** Waits until so many are held up at a table; one where nothing is said. */
export async function untilHeld(database: Client, table: HeldTable, count = 1): Promise<void> {
  const held = async () => (await database.query(waiting, [table])).rows.length;
  const areHeld = async () => expect(await held()).toBeGreaterThanOrEqual(count);
  await vi.waitFor(areHeld, { timeout: 30_000, interval: 50 });
}

/**
 * Holds up whoever writes a row to a table, does some work, waits until somebody is held up, and then ends: what was held up
 * fails, as it does when its process dies.
 */
export const heldUpAt = (
  table: HeldTable,
  work: () => void,
  then: () => Promise<void> = async () => {},
  mode: Hold = "share",
): Promise<void> =>
  withDatabase(async (database) => {
    await hold(database, table, mode);
    work();
    await untilHeld(database, table);
    await then();
    await database.query(`select pg_terminate_backend(pid) from (${waiting}) as held`, [table]);
    await database.query("rollback");
  });

/** Tables in which a word stands, in whatever column. */
export const tablesWith = (word: string): Promise<string[]> =>
  withDatabase(async (database) => {
    const { rows: tables } = await database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const table = database.escapeIdentifier(name);
      const { rows } = await database.query(
        `select 1 from ${table} as row where position($1 in lower(row::text)) > 0 limit 1`,
        [word.toLowerCase()],
      );
      if (rows.length > 0) found.push(name);
    }
    return found.sort();
  });
