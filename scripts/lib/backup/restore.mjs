/**
 * `npm run restore`: restores a backup; jobs that move money or send mail stay paused until they are resumed explicitly.
 */
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
import { restoreBucket } from "./bucket.mjs";
import { filesFolder, safePathIn, replaceFiles } from "./files.mjs";
import { withClosedShop, withShopDatabase } from "./shop-database.mjs";
import { loadTables, pauseTable } from "./tables.mjs";

/** @typedef {import("pg").Client} Client */
/** @typedef {import("../settings.mjs").Settings} Settings */
/** @typedef {import("./settings.mjs").BackupSettings} BackupSettings */

/**
 * @typedef {object} Restored
 * @property {string} takenAt ISO 8601, UTC
 * @property {number} orders
 * @property {string | null} replaced backup of the replaced shop
 * @property {string | null} before folder with the replaced files
 */

/**
 * Medusa's table of executed scripts. Medusa creates it on the first script run, which would also seed a catalogue; its
 * columns are compared with those of the backup like those of other tables.
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
 * Number of orders in a database; 0 if it has no tables yet.
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
 * @throws {Failure} if there are other connections
 */
async function expectNoOtherConnections(client) {
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
 * @returns {Promise<number>} number of orders that will be replaced
 */
async function expectReplaceable(client, { replace }) {
  await expectNoOtherConnections(client);
  const orders = await ordersIn(client);
  if (orders > 0 && !replace) {
    throw new Failure(`The shop here has ${orders} orders; nothing was changed.`, {
      advice: "With --replace it is backed up first and then replaced.",
    });
  }
  return orders;
}

/**
 * Replaces the shop of a data folder with a backup.
 * @param {string} file
 * @param {Settings} settings
 * @param {BackupSettings} backup
 * @param {{ replace: boolean, now: Date }} options replace: also replaces a shop with orders, after backing it up
 * @returns {Promise<Restored>}
 * @throws {Failure} before anything has changed, unless the message is about files
 */
export async function restore(file, settings, backup, { replace, now }) {
  const staged = mkdtempSync(path.join(dataFolder(settings.dataDir), "restore-"));
  try {
    const manifest = await readArchive(file, backup.key, (name) => safePathIn(staged, name));
    return await withClosedShop(settings, async (facts) => {
      const { databaseUrl } = facts;
      const { dataDir } = settings;
      const replaced = await withDatabase(databaseUrl, async (client) => {
        const orders = await expectReplaceable(client, { replace });
        return orders > 0 ? (await writeVerified(client, settings, backup, now)).file : null;
      });
      // before anything else is changed: if the bucket does not respond, the shop stays as it is
      await restoreBucket(settings.env, staged, path.join(staged, filesFolder));
      await buildContract(dataDir, () => {});
      await createTables({ dataDir, env: commerceEnv(facts) });
      await withDatabase(databaseUrl, async (client) => {
        await client.query(scriptsTable);
        await loadTables(client, manifest.database, path.join(staged, tablesFolder), pauseJobs);
      });
      const before = replaceFiles(staged, dataDir, now);
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
 * Resumes the jobs of a restored shop.
 * @param {Settings} settings
 * @returns {Promise<boolean>} whether they were paused
 */
export const resume = (settings) =>
  withShopDatabase(settings, async (client) => {
    const { rowCount } = await client.query(`delete from ${client.escapeIdentifier(pauseTable)}`);
    return (rowCount ?? 0) > 0;
  });
