/** Talking SQL to the database. */
import pg from "pg";
import { Failure } from "./failure.mjs";

/** Extensions the search of commerce needs. */
export const extensions = /** @type {const} */ (["pg_trgm", "unaccent"]);

/**
 * Opens a connection, does one thing with it and closes it.
 * @template T
 * @param {string} url
 * @param {(client: import("pg").Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // a connection that breaks while idle would otherwise end the launcher
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A connection address without its password, for messages.
 * @param {string} url
 */
export function withoutPassword(url) {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = "***";
    return parsed.href;
  } catch {
    return "the address in DATABASE_URL";
  }
}

/**
 * What tells one database from another: the cluster's own number, and the database's number in it.
 * @param {string} url
 * @returns {Promise<string>}
 */
export const identityOf = (url) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query(
      "SELECT (SELECT system_identifier FROM pg_control_system()) || '/' || oid AS id FROM pg_database WHERE datname = current_database()",
    );
    return String(rows[0]?.id);
  });

/**
 * Creates a database unless it is there.
 * @param {string} url of a database on the same server
 * @param {string} name
 */
export const createDatabase = (url, name) =>
  withDatabase(url, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });

/**
 * Makes a database anew, as a copy of another one that nobody is connected to.
 * @param {string} url of the database to be copied
 * @param {string} name of the copy; one of that name is thrown away
 * @returns {Promise<string>} url of the copy
 */
export async function copyDatabase(url, name) {
  const original = new URL(url);
  const at = (/** @type {string} */ database) =>
    Object.assign(new URL(url), { pathname: `/${database}` }).href;
  await withDatabase(at("postgres"), async (client) => {
    const copy = client.escapeIdentifier(name);
    const template = client.escapeIdentifier(original.pathname.slice(1));
    await client.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`);
    const { rows } = await client.query("SHOW server_version_num");
    // before version 15 there is no other way to copy, and no word for it
    const strategy = Number(rows[0]?.server_version_num) < 150_000 ? "" : " STRATEGY FILE_COPY";
    await client.query(`CREATE DATABASE ${copy} TEMPLATE ${template}${strategy}`);
  });
  return at(name);
}

/**
 * Makes sure that the database answers and has its extensions.
 * @param {string} url
 * @throws {Failure} saying what is wrong with it
 */
export async function checkDatabase(url) {
  try {
    await withDatabase(url, async (client) => {
      for (const extension of extensions) {
        await client.query(`CREATE EXTENSION IF NOT EXISTS ${client.escapeIdentifier(extension)}`);
      }
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new Failure(`The database ${withoutPassword(url)} cannot be used: ${reason}`, {
      advice:
        "Check that the server runs, that the address and password are right, that the database exists, and that its " +
        `user may create the extensions ${extensions.join(" and ")} (or create them once as a superuser). ` +
        "Without DATABASE_URL the shop brings its own database.",
      cause,
    });
  }
}
