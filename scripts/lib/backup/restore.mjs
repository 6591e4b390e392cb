/** `pnpm restore`: a backup as the shop, and nothing that moves money or writes to anybody until somebody says so. */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { withDatabase } from "../database.mjs";
import { Failure } from "../failure.mjs";
import { createTables } from "../medusa.mjs";
import { buildContract } from "../packages.mjs";
import { dataFolder } from "../paths.mjs";
import { commerceEnv } from "../servers.mjs";
import { readArchive, tablesFolder } from "./archive.mjs";
import { writeVerified } from "./backup.mjs";
import { takeOverBucket } from "./bucket.mjs";
import { filesFolder, placeIn, takeOverFiles } from "./files.mjs";
import { withClosedShop, withShopDatabase } from "./shop-database.mjs";
import { loadTables, pauseTable } from "./tables.mjs";

/** @typedef {import("pg").Client} Client */
/** @typedef {import("../settings.mjs").Settings} Settings */
/** @typedef {import("./settings.mjs").BackupSettings} BackupSettings */

/**
 * @typedef {object} Restored
 * @property {string} takenAt ISO 8601, UTC
 * @property {number} orders
 * @property {string | null} replaced the backup of what was there before
 * @property {string | null} before where files that were there are kept
 */

/**
 * Where Medusa notes which scripts it has run. It makes the table with the first run of them, which would fill a catalogue; the
 * columns are compared with those of the backup like all others.
 */
const scriptsTable = `
  create table if not exists script_migrations (
    id serial primary key,
    script_name varchar(255) not null,
    created_at timestamp with time zone default current_timestamp,
    finished_at timestamp with time zone
  );
  create unique index if not exists idx_script_name_unique on script_migrations (script_name);`;

/**
 * How many orders a database holds; none where it has no tables yet.
 * @param {Client} client
 * @returns {Promise<number>}
 */
async function ordersIn(client) {
  const { rows } = await client.query(`select to_regclass('public."order"') is not null as there`);
  if (!rows[0]?.there) return 0;
  const counted = await client.query('select count(*)::int as count from "order"');
  return Number(counted.rows[0]?.count);
}

/**
 * @param {Client} client
 * @throws {Failure} when somebody else is connected
 */
async function expectNobodyElse(client) {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows[0]?.count > 0) {
    throw new Failure(`The database is in use by ${rows[0].count} other connections.`, {
      advice: "Close the shop first, on every machine.",
    });
  }
}

/**
 * @param {Client} client
 * @param {{ replace: boolean }} how
 * @returns {Promise<number>} orders that will be replaced
 */
async function expectFree(client, { replace }) {
  await expectNobodyElse(client);
  const orders = await ordersIn(client);
  if (orders > 0 && !replace) {
    throw new Failure(`The shop here has ${orders} orders; nothing was changed.`, {
      advice: "With --replace it is backed up first and then replaced.",
    });
  }
  return orders;
}

/**
 * Puts a backup in the place of the shop of a data folder.
 * @param {string} file
 * @param {Settings} settings
 * @param {BackupSettings} how
 * @param {{ replace: boolean, now: Date }} options replace: also a shop that has orders, which is backed up first
 * @returns {Promise<Restored>}
 * @throws {Failure} before anything has changed, unless it speaks of files
 */
export async function restore(file, settings, how, { replace, now }) {
  const staged = mkdtempSync(path.join(dataFolder(settings.dataDir), "restore-"));
  try {
    const manifest = await readArchive(file, how.key, (name) => placeIn(staged, name));
    return await withClosedShop(settings, async (facts) => {
      const { databaseUrl } = facts;
      const { dataDir } = settings;
      const replaced = await withDatabase(databaseUrl, async (client) => {
        const orders = await expectFree(client, { replace });
        return orders > 0 ? (await writeVerified(client, settings, how, now)).file : null;
      });
      // before anything has changed: a bucket that does not answer leaves the shop as it is
      await takeOverBucket(settings.env, staged, path.join(staged, filesFolder));
      await buildContract(dataDir, () => {});
      await createTables({ dataDir, env: commerceEnv(facts) });
      await withDatabase(databaseUrl, async (client) => {
        await client.query(scriptsTable);
        await loadTables(client, manifest.database, path.join(staged, tablesFolder), pauseJobs);
      });
      const before = takeOverFiles(staged, dataDir, now);
      const orders = manifest.database.tables.find(({ name }) => name === "order")?.rows ?? 0;
      return { takenAt: manifest.taken_at, orders, replaced, before };
    });
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

/** @param {Client} client */
async function pauseJobs(client) {
  const insert = `insert into ${client.escapeIdentifier(pauseTable)} (id, since) values ($1, now())`;
  await client.query(insert, [`jobpause_${randomUUID()}`]);
}

/**
 * Lets the jobs of a restored shop run.
 * @param {Settings} settings
 * @returns {Promise<boolean>} whether they were waiting
 */
export const resume = (settings) =>
  withShopDatabase(settings, async (client) => {
    const { rowCount } = await client.query(`delete from ${client.escapeIdentifier(pauseTable)}`);
    return (rowCount ?? 0) > 0;
  });
