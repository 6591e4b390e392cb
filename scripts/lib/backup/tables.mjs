/**
 * Dumps all rows of a database as text, table by table, and loads them. The tables themselves are created by the
 * migrations.
 */
import { createReadStream, createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import copy from "pg-copy-streams";
import { Failure } from "../failure.mjs";

/** @typedef {import("pg").Client} Client */

/**
 * @typedef {object} Table
 * @property {string} name
 * @property {string[]} columns with their types, as `name type`, in the order of the rows
 * @property {number} rows
 */

/**
 * @typedef {object} Content contents of a database
 * @property {Table[]} tables by name
 * @property {Record<string, string>} sequences last value of each sequence; unused sequences are omitted
 * @property {string[]} migrations names of the executed migrations
 */

/** @param {string} name */
export const tableFile = (name) => `${name}.copy`;

/**
 * Tables of a database with their columns. Generated columns are omitted, because they cannot be written.
 * @param {Client} client
 * @returns {Promise<{ name: string, columns: string[] }[]>}
 */
async function structure(client) {
  const { rows } = await client.query(
    `select c.relname as name,
            array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attname) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r'
      group by c.relname
      order by c.relname`,
  );
  return rows;
}

/**
 * @param {Client} client
 * @returns {Promise<string[]>}
 */
async function migrationsOf(client) {
  const { rows } = await client.query("select name from mikro_orm_migrations order by name");
  return rows.map(({ name }) => String(name));
}

/**
 * @param {Client} client
 * @param {{ name: string, columns: string[] }} table
 */
function target(client, { name, columns }) {
  const names = columns.map((column) => client.escapeIdentifier(column.slice(0, column.indexOf(" "))));
  return `${client.escapeIdentifier(name)} (${names.join(", ")})`;
}

/**
 * Writes the rows of each table to a separate file, from one consistent snapshot, while the shop keeps running.
 * @param {Client} client
 * @param {string} folder
 * @returns {Promise<Content>}
 */
export async function dumpTables(client, folder) {
  await client.query("begin isolation level repeatable read read only");
  try {
    /** @type {Table[]} */
    const tables = [];
    for (const table of await structure(client)) {
      const rows = client.query(copy.to(`copy ${target(client, table)} to stdout`));
      await pipeline(rows, createWriteStream(path.join(folder, tableFile(table.name)), { mode: 0o600 }));
      tables.push({ ...table, rows: rows.rowCount });
    }
    const { rows } = await client.query(
      "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null",
    );
    const sequences = Object.fromEntries(rows.map(({ name, last }) => [name, String(last)]));
    return { tables, sequences, migrations: await migrationsOf(client) };
  } finally {
    await client.query("rollback");
  }
}

/**
 * Compares the schema of a backup with the tables created by this version of the shop.
 * @param {Client} client
 * @param {Content} content
 * @throws {Failure} if they differ
 */
async function expectSameTables(client, content) {
  const missingFrom = (/** @type {string[]} */ one, /** @type {string[]} */ other) =>
    one.filter((name) => !other.includes(name));
  const shopMigrations = await migrationsOf(client);
  const columns = (/** @type {{ name: string, columns: string[] }[]} */ tables) =>
    tables.flatMap((table) => table.columns.map((column) => `${table.name}.${column}`));
  const shopColumns = columns(await structure(client));
  const backupColumns = columns(content.tables);
  const differences = [
    ...missingFrom(content.migrations, shopMigrations).map((name) => `only the backup has ${name}`),
    ...missingFrom(shopMigrations, content.migrations).map((name) => `only this version has ${name}`),
    ...missingFrom(backupColumns, shopColumns).map((name) => `only the backup has the column ${name}`),
    ...missingFrom(shopColumns, backupColumns).map((name) => `only this version has the column ${name}`),
  ];
  if (differences.length === 0) return;
  throw new Failure(
    `The backup was written by another version of the shop:\n${differences
      .slice(0, 10)
      .map((line) => `  - ${line}`)
      .join("\n")}`,
    {
      advice:
        "Check out the version that wrote it (the backup names its commit), restore there, then update as usual.",
    },
  );
}

/**
 * Replaces the rows of all tables with those of a backup, in one transaction. Foreign keys are dropped before and
 * re-created after loading, which validates every row.
 * @param {Client} client connected as the owner of the tables
 * @param {Content} content
 * @param {string} folder with the files of `dumpTables`
 * @param {(client: Client) => Promise<void>} afterLoad runs within the transaction, after the rows are loaded
 * @throws {Failure} if the schema differs; a database error if the rows are inconsistent
 */
export async function loadTables(client, content, folder, afterLoad) {
  await client.query("begin");
  try {
    // another client still using the database must not block this forever
    await client.query("set local lock_timeout = '10s'");
    await expectSameTables(client, content);
    const keys = await dropForeignKeys(client);
    const names = content.tables.map(({ name }) => client.escapeIdentifier(name));
    await client.query(`truncate ${names.join(", ")}`);
    for (const table of content.tables) {
      // triggers are for changes made by the running shop, not for restored rows
      await client.query(`alter table ${client.escapeIdentifier(table.name)} disable trigger user`);
      const rows = client.query(copy.from(`copy ${target(client, table)} from stdin`));
      await pipeline(createReadStream(path.join(folder, tableFile(table.name))), rows);
      await client.query(`alter table ${client.escapeIdentifier(table.name)} enable trigger user`);
    }
    for (const [name, last] of Object.entries(content.sequences)) {
      await client.query("select setval(format('public.%I', $1::text)::regclass, $2)", [name, last]);
    }
    for (const key of keys) await client.query(key);
    await afterLoad(client);
    await expectCounts(client, content.tables);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  await client.query("analyze");
}

/**
 * @param {Client} client
 * @returns {Promise<string[]>} the statements that re-create them
 */
async function dropForeignKeys(client) {
  const { rows } = await client.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
       from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { off } of rows) await client.query(off);
  return rows.map(({ back }) => back);
}

/**
 * @param {Client} client
 * @param {Table[]} tables
 * @throws {Failure} if a table has a different number of rows than the backup
 */
async function expectCounts(client, tables) {
  for (const { name, rows: expected } of tables) {
    if (name === pauseTable) continue;
    const { rows } = await client.query(
      `select count(*)::int as count from ${client.escapeIdentifier(name)}`,
    );
    if (rows[0]?.count !== expected) {
      throw new Failure(`${name} has ${rows[0]?.count} rows instead of ${expected}; nothing was changed.`);
    }
  }
}

/**
 * Table in which commerce looks up whether its jobs are paused (commerce/src/modules/job-runs); a restore adds a row to
 * it.
 */
export const pauseTable = "job_pause";
