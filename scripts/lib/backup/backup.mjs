/** `npm run backup`: writes database and files of the shop to one verified file. */
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { dataFolder, root, shown } from "../paths.mjs";
import { commandOutput } from "../procfs.mjs";
import { readArchive, tablesFolder, writeArchive } from "./archive.mjs";
import { bucketFolder, filesOfBucket } from "./bucket.mjs";
import { filesOf } from "./files.mjs";
import { backupName, outdated } from "./settings.mjs";
import { withShopDatabase } from "./shop-database.mjs";
import { dumpTables, tableFile } from "./tables.mjs";

/** @typedef {import("./settings.mjs").BackupSettings} BackupSettings */
/** @typedef {{ file: string, bytes: number, tables: number, rows: number, files: number, orders: number }} Written */

/** Name of the run on the owner's start page (commerce/src/features/today/health-status.ts). */
const runName = "backup";

/**
 * @param {import("pg").Client} client
 * @param {boolean} succeeded
 */
const record = (client, succeeded) =>
  client.query(
    `insert into job_run (id, name, ended_at, succeeded) values ($1, $2, now(), $3)
     on conflict (name) where deleted_at is null do update set ended_at = now(), succeeded = excluded.succeeded`,
    [`jobrun_${randomUUID()}`, runName, succeeded],
  );

/**
 * Writes a backup, verifies it by reading it back, and deletes outdated ones.
 * @param {import("../settings.mjs").Settings} settings
 * @param {BackupSettings} options
 * @param {Date} now
 * @returns {Promise<Written>}
 */
export const backUp = (settings, options, now) =>
  withShopDatabase(settings, async (client) => {
    try {
      const written = await writeVerified(client, settings, options, now);
      for (const name of outdated(readdirSync(options.folder), now, options.keep))
        rmSync(path.join(options.folder, name));
      await record(client, true);
      return written;
    } catch (error) {
      // the original error is more important than a failure to record it
      await record(client, false).catch(() => {});
      throw error;
    }
  });

/**
 * @param {import("pg").Client} client
 * @param {import("../settings.mjs").Settings} settings
 * @param {BackupSettings} how
 * @param {Date} now
 * @returns {Promise<Written>}
 */
export async function writeVerified(client, { dataDir, env }, { folder, key }, now) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const spool = mkdtempSync(path.join(dataFolder(dataDir), "backup-"));
  try {
    const database = await dumpTables(client, spool);
    const stored = await filesOfBucket(env, path.join(spool, bucketFolder));
    const files = [...filesOf(dataDir, key !== undefined), ...stored];
    const tables = database.tables.map(({ name }) => ({
      name: `${tablesFolder}/${tableFile(name)}`,
      file: path.join(spool, tableFile(name)),
    }));
    const file = path.join(folder, backupName(now, key !== undefined));
    const commit = commandOutput("git", ["-C", root, "rev-parse", "HEAD"]).trim() || null;
    await writeArchive(
      file,
      { format: 1, taken_at: now.toISOString(), commit, database },
      [...tables, ...files],
      key,
    );
    await readArchive(file, key);
    return {
      file: shown(file),
      bytes: statSync(file).size,
      tables: tables.length,
      rows: database.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.length,
      orders: database.tables.find(({ name }) => name === "order")?.rows ?? 0,
    };
  } finally {
    rmSync(spool, { recursive: true, force: true });
  }
}
