/** Database connections and SQL helpers. */
import pg from "pg";
import { Failure } from "./failure.mjs";

/** PostgreSQL extensions required by commerce's search. */
export const extensions = /** @type {const} */ (["pg_trgm", "unaccent"]);

/**
 * Opens a connection, runs the work with it and closes it.
 * @template T
 * @param {string} url
 * @param {(client: import("pg").Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // without a listener, an idle connection that breaks would crash the launcher
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A connection URL without its password, for messages.
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
 * Identity of a database: the cluster's system identifier and the database's OID.
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
 * @param {string} url of a database on the same server
 * @param {string} name
 */
export const createDatabase = (url, name) =>
  withDatabase(url, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });

/**
 * Re-creates a database as a copy of another one without connections.
 * @param {string} url of the database to be copied
 * @param {string} name of the copy; an existing database of that name is dropped
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
    // before version 15 this is the only strategy, and the option does not exist
    const strategy = Number(rows[0]?.server_version_num) < 150_000 ? "" : " STRATEGY FILE_COPY";
    await client.query(`CREATE DATABASE ${copy} TEMPLATE ${template}${strategy}`);
  });
  return at(name);
}

/**
 * Checks that the database responds and has its extensions.
 * @param {string} url
 * @throws {Failure} describing the problem
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
        "Without DATABASE_URL the shop uses its embedded database.",
      cause,
    });
  }
}
