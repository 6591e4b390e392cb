import { Client } from "pg";
import { expect } from "vitest";
import { setting } from "./shop";

/** Does some work with a connection of its own to the shop's database. */
export async function withDatabase<T>(work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client({ connectionString: setting("DATABASE_URL") });
  await database.connect();
  return work(database).finally(() => database.end());
}

/** Tables whose next row a test can hold up. */
export type HeldTable = "order_cart" | "reservation_item" | "payment";

/**
 * Holds up whoever writes a row to a table, does some work, waits until somebody is held up, and then ends: what was held up
 * fails, as it does when its process dies.
 */
export const heldUpAt = (table: HeldTable, work: () => void, then: () => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    await database.query("begin");
    await database.query(`lock table ${table} in share mode`);
    work();
    const waiting = "select pid from pg_locks where not granted and relation = to_regclass($1)";
    const held = async () => (await database.query(waiting, [table])).rows.length;
    await expect.poll(held, { timeout: 30_000, interval: 50 }).toBeGreaterThan(0);
    await then();
    await database.query(`select pg_terminate_backend(pid) from (${waiting}) as held`, [table]);
    await database.query("rollback");
  });
