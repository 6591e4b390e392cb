/** Prepares the database with the Medusa command line: tables, initial catalogue, first admin user. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure, tail } from "./failure.mjs";
import { commerceHash, medusaCli } from "./packages.mjs";
import { commerceDir, logFile } from "./paths.mjs";
import { run } from "./processes.mjs";

/** @typedef {(note: string) => void} Note */
/** @typedef {{ dataDir: string, env: import("./env.mjs").Env, database: string, embedded: boolean }} Context */

/**
 * Completed preparations by database; stored in the data folder. A replaced database has another identity, so it starts
 * without any.
 * @param {string} dataDir
 */
function prepared(dataDir) {
  const file = path.join(dataDir, "prepared.json");
  /** @type {Record<string, { migrated?: string, admin?: string }>} */
  let preparations = {};
  try {
    preparations = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // nothing prepared yet
  }
  return {
    /** @param {string} database */
    get: (database) => preparations[database] ?? {},
    /**
     * @param {string} database
     * @param {{ migrated?: string, admin?: string }} facts
     */
    set(database, facts) {
      preparations[database] = { ...preparations[database], ...facts };
      writeFileSync(file, `${JSON.stringify(preparations, null, 2)}\n`, { mode: 0o600 });
    },
  };
}

/**
 * @param {Pick<Context, "dataDir" | "env">} context
 * @param {string} log
 * @param {string} name
 * @param {string[]} args
 * @param {string} advice
 */
const medusa = ({ dataDir, env }, log, name, args, advice) =>
  run(process.execPath, [medusaCli, ...args], {
    name,
    cwd: commerceDir,
    env,
    log: logFile(dataDir, log),
    advice,
  });

/**
 * Runs the migrations without seeding a catalogue.
 * @param {Pick<Context, "dataDir" | "env">} context
 * @param {string} [advice]
 */
export async function createTables(context, advice = "The log names the migration that failed.") {
  const safe = ["--execute-safe-links", "--execute-safe-search"];
  await medusa(context, "migrate", "Creating the tables", ["db:migrate", "--skip-scripts", ...safe], advice);
}

/**
 * @param {Pick<Context, "dataDir" | "env">} context
 * @param {readonly string[]} modules
 */
export async function generateMigrations(context, modules) {
  const advice = "The log names the problem, usually an unknown module.";
  await medusa(context, "generate", "Generating the migrations", ["db:generate", ...modules], advice);
}

/**
 * Runs the migrations, then the migration scripts (the initial catalogue). The embedded database is skipped if neither
 * it nor the code has changed; an external one may have been changed by others, so it is always migrated. The scripts
 * run separately, because `db:migrate` does not report when one of them fails.
 * @param {Context} context
 * @param {Note} note
 */
export async function migrate(context, note) {
  const preparation = prepared(context.dataDir);
  const hash = commerceHash();
  if (context.embedded && preparation.get(context.database).migrated === hash) return note("unchanged");
  const advice =
    "The log names the migration or script that failed; completed steps are kept, and the next start continues there. " +
    "To discard a demo database, delete the data folder (.data).";
  await createTables(context, advice);
  await medusa(context, "seed", "Filling the first catalogue", ["db:migrate:scripts"], advice);
  preparation.set(context.database, { migrated: hash });
}

/**
 * Creates the first admin user, once per database.
 * @param {Context} context
 * @param {{ email: string, password: string }} login
 * @param {Note} note
 * @returns {Promise<{ email: string, known: boolean }>} `known`: the login was created here, so its password is the
 *   stored one
 */
export async function createAdmin(context, { email, password }, note) {
  const preparation = prepared(context.dataDir);
  const { admin } = preparation.get(context.database);
  if (admin) {
    note("exists");
    return { email: admin, known: true };
  }
  const log = logFile(context.dataDir, "admin-user");
  try {
    const advice =
      "If ADMIN_EMAIL or ADMIN_PASSWORD is set, check that ADMIN_EMAIL is an address and ADMIN_PASSWORD is not empty.";
    await medusa(
      context,
      "admin-user",
      "Creating the admin user",
      ["user", "-e", email, "-p", password],
      advice,
    );
  } catch (error) {
    // an external database may already have this user, with another password
    if (!(error instanceof Failure) || !/already exists|identity.*exists/i.test(tail(log, 80))) throw error;
    note("the database already has this user");
    return { email, known: false };
  }
  preparation.set(context.database, { admin: email });
  return { email, known: true };
}
