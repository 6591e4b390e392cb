import { Client } from "@medusajs/framework/pg";
import { expect } from "vitest";
import { setting } from "./shop";

/** Tables whose next row a test can hold up. */
export type HeldTable = "order_cart" | "reservation_item" | "payment";

/**
 * Holds up whoever writes a row to a table, does some work, waits until somebody is held up, and then ends: what was held up
 * fails, as it does when its process dies.
 */
export async function heldUpAt(table: HeldTable, work: () => void, then: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: setting("DATABASE_URL") });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(`lock table ${table} in share mode`);
    work();
    const waiting = "select pid from pg_locks where not granted and relation = to_regclass($1)";
    const held = async () => (await client.query(waiting, [table])).rows.length;
    await expect.poll(held, { timeout: 30_000, interval: 50 }).toBeGreaterThan(0);
    await then();
    await client.query(`select pg_terminate_backend(pid) from (${waiting}) as held`, [table]);
    await client.query("rollback");
  } finally {
    await client.end();
  }
}
