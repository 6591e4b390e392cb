// The update of a shop that already has goods: its logs start with the current stock and prices.
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { expect, it } from "vitest";
import { setting } from "../../../testing/env";
import { checkInvariants } from "../../src/features/invariants/check-invariants";
import { Migration20261125014600 as PriceLog } from "../../src/modules/price-log/migrations/Migration20261125014600";
import { Migration20261125014500 as StockLog } from "../../src/modules/stock-movements/migrations/Migration20261125014500";
import { ownKnex } from "./database";

const database = ownKnex();

/** Runs a migration in a transaction, like Medusa. The class only collects statements and does not use its driver. */
async function migrate(
  transaction: Knex.Transaction,
  of: new (driver: never, config: never) => Migration,
  direction: "up" | "down",
): Promise<void> {
  const migration = new of(undefined as never, undefined as never);
  await migration[direction]();
  const statements = migration.getQueries().filter((query) => typeof query === "string");
  expect(statements.length).toBeGreaterThan(3);
  for (const statement of statements) await transaction.raw(statement);
}

const countOf = async (transaction: Knex.Transaction, statement: string): Promise<number> => {
  const { rows } = await transaction.raw<{ rows: { count: string }[] }>(statement);
  return Number(rows[0]?.count);
};

it("starts the logs of an older shop with its current stock and prices, and continues them", async () => {
  const transaction = await database.transaction();
  try {
    await transaction.raw("set local lock_timeout = '20s'");
    for (const log of [StockLog, PriceLog]) await migrate(transaction, log, "down");
    for (const log of [StockLog, PriceLog]) await migrate(transaction, log, "up");
    const levels = await countOf(
      transaction,
      "select count(*) from inventory_level where deleted_at is null",
    );
    const prices = await countOf(transaction, "select count(*) from price where deleted_at is null");
    expect(levels).toBeGreaterThan(10);
    expect(prices).toBeGreaterThan(10);
    const openings = (table: string) =>
      countOf(transaction, `select count(*) from ${table} where cause = 'opening'`);
    expect(await openings("stock_movement")).toBe(levels);
    expect(await openings("price_log_entry")).toBe(prices);

    // statements as written by the previous version
    await transaction.raw(
      "update inventory_level set stocked_quantity = stocked_quantity + 1 where deleted_at is null",
    );
    await transaction.raw("update price set amount = amount + 0.01 where deleted_at is null");
    expect(await countOf(transaction, "select count(*) from stock_movement where number = 2")).toBe(levels);
    expect(await countOf(transaction, "select count(*) from price_log_entry where cause = 'set'")).toBe(
      prices,
    );
    const checked = await checkInvariants({
      knex: transaction,
      stripe: null,
      shopUrl: setting("SHOP_URL"),
      now: new Date(),
      transferDays: 7,
    });
    const ofLogs = checked.filter(({ name }) => name === "stock-log-kept" || name === "price-log-kept");
    // goods packed long before the update are not checked
    expect(ofLogs.map(({ broken }) => broken)).toEqual([[], []]);
  } finally {
    await transaction.rollback();
  }
});
