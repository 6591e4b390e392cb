/** Checks of `npm run doctor` that need installed packages: ports, database, keys, and whether the shop is running. */
import { existsSync } from "node:fs";
import path from "node:path";
import { extensions, withDatabase, withoutPassword } from "./database.mjs";
import { Failure } from "./failure.mjs";
import { refuseCopyOfRunning, runningLauncher } from "./lock.mjs";
import { describeHolder, isFree, otherPort } from "./ports.mjs";
import { clusterOf, missingDatabase, requireVersion, shippedPrograms } from "./postgres-files.mjs";
import { localOrigin } from "./servers.mjs";
import { databaseUser } from "./system-user.mjs";

/** @typedef {import("./doctor.mjs").Check} Check */
/** @typedef {import("./doctor.mjs").Settings} Settings */

/**
 * @param {keyof Settings["ports"]} app
 * @returns {Check}
 */
const port = (app) => [
  `Port for ${app}`,
  async ({ ports, dataDir, databaseUrl, sandbox }) => {
    const number = ports[app];
    if (app === "sandbox" && !sandbox) return "not needed, STRIPE_API_KEY is set";
    if (app === "postgres" && databaseUrl) return "not needed, DATABASE_URL is set";
    if (await isFree(number)) return `${number} is free`;
    if (runningLauncher(dataDir).running) return `${number} is in use by the running shop`;
    const holder = `Port ${number} is in use by ${describeHolder(number)}.`;
    if (app === "postgres") return `${holder} Another port will be chosen.`;
    throw new Failure(holder, { advice: otherPort(app, number) });
  },
];

/** @param {Settings} settings */
async function database({ databaseUrl, dataDir }) {
  if (databaseUrl) return ownDatabase(databaseUrl);
  const { version } = shippedPrograms();
  const missing = missingDatabase(dataDir);
  if (missing) throw new Failure(missing, { advice: "npm start tells where to move it." });
  requireVersion(clusterOf(dataDir), version);
  const user = databaseUser(path.join(dataDir, "postgres"));
  return `embedded PostgreSQL ${version.split("-")[0]}${user ? `, runs as ${user.name}` : ""}`;
}

/** @param {string} url */
async function ownDatabase(url) {
  const server = await withDatabase(url, async (client) => {
    const version = await client.query("SELECT current_setting('server_version_num')::int AS number");
    const available = await client.query("SELECT name FROM pg_available_extensions WHERE name = ANY($1)", [
      extensions,
    ]);
    const names = available.rows.map((row) => row.name);
    return {
      number: Number(version.rows[0]?.number),
      missing: extensions.filter((name) => !names.includes(name)),
    };
  }).catch((cause) => {
    throw new Failure(
      `${withoutPassword(url)} does not respond: ${cause instanceof Error ? cause.message : cause}`,
      {
        advice: "Start that database, correct DATABASE_URL, or remove it to use the embedded one.",
        cause,
      },
    );
  });
  if (server.number < 140_000) {
    throw new Failure("The database of DATABASE_URL is older than PostgreSQL 14.", { advice: "Upgrade it." });
  }
  if (server.missing.length > 0) {
    throw new Failure(`The database server lacks the extensions ${server.missing.join(", ")}.`, {
      advice: "Install PostgreSQL's contrib package on its machine (Debian: postgresql-contrib).",
    });
  }
  return `PostgreSQL ${Math.floor(server.number / 10_000)} at ${withoutPassword(url)}`;
}

/** @param {Settings} settings */
function keys({ env, dataDir }) {
  if (env.PUBLISHABLE_KEY) return "PUBLISHABLE_KEY is set";
  if (existsSync(path.join(dataDir, "publishable-key"))) return "the storefront has its publishable key";
  if (!runningLauncher(dataDir).state?.shop) return "commerce writes the publishable key at each start";
  throw new Failure("The shop runs, but the storefront has no publishable key.", {
    advice:
      "Create one in the admin (Settings, Publishable API keys) and restart, or set PUBLISHABLE_KEY to an existing one.",
  });
}

/** @param {Settings} settings */
async function running({ dataDir, ports, listenAddress }) {
  refuseCopyOfRunning(dataDir);
  const { state, running: runs } = runningLauncher(dataDir);
  if (!runs)
    return state ? "no; a killed run left files or processes behind, npm start cleans them up" : "no";
  if (!state?.shop) return "starting";
  const answers = await fetch(`${localOrigin(listenAddress, ports.storefront)}/health/live`, {
    signal: AbortSignal.timeout(3_000),
  })
    .then((response) => response.ok)
    .catch(() => false);
  if (answers) return `yes, at ${state.shop}`;
  throw new Failure(`The launcher runs (process ${state.pid}), but ${state.shop} does not respond.`, {
    advice: "Check the logs in .data/logs, or stop it with Ctrl-C and start again.",
  });
}

/** @type {Check[]} */
export const shopChecks = [
  ["Shop running", running],
  port("storefront"),
  port("commerce"),
  port("postgres"),
  port("sandbox"),
  ["Database", database],
  ["Keys", keys],
];
