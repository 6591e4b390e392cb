/** What `npm run doctor` looks at. A check returns what it found, or throws a Failure with the mend. */
import { existsSync, statSync, statfsSync } from "node:fs";
import path from "node:path";
import { extensions, withDatabase, withoutPassword } from "./database.mjs";
import { explain, Failure } from "./failure.mjs";
import { runningLauncher } from "./lock.mjs";
import { isInstalled, missingPackages } from "./packages.mjs";
import { root, shown } from "./paths.mjs";
import { findPnpm, wantedPnpm } from "./pnpm.mjs";
import { describeHolder, isFree } from "./ports.mjs";
import { shippedPrograms } from "./postgres-files.mjs";
import { readSettings } from "./settings.mjs";
import { say, strong } from "./steps.mjs";
import { databaseUser } from "./system-user.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {[title: string, check: (settings: Settings) => string | Promise<string>]} Check */

/** An installation, two builds and a young database take about this much, in bytes. */
const neededRoom = 2.5e9;

async function pnpm() {
  const { how } = await findPnpm();
  return `${wantedPnpm()}, ${how}`;
}

function packages() {
  const missing = missingPackages();
  if (missing.length === 0)
    return isInstalled() ? "as in the lockfile" : "there; npm start will compare them with the lockfile";
  if (!existsSync(path.join(root, "node_modules"))) return "not installed yet; npm start does it";
  throw new Failure(`${missing.length} packages are missing, for example ${missing[0]}.`, {
    advice: "Start the shop (npm start installs them), or delete node_modules first if that fails.",
  });
}

/** @param {Settings} settings */
function disk({ dataDir }) {
  const place = existsSync(dataDir) ? dataDir : root;
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free`;
  if (free >= neededRoom) return text;
  throw new Failure(`Only ${text} where ${shown(place)} lies.`, {
    advice: "Make room (2.5 GB for a first start), or put the data elsewhere with DATA_DIR.",
  });
}

/** @param {Settings} settings */
function secrets({ dataDir, mode }) {
  if (mode === "production") return "all given in the environment";
  const file = path.join(dataDir, "secrets.json");
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return "not made yet; npm start does it";
  if ((stat.mode & 0o077) === 0) return `kept in ${shown(file)}, readable by its owner only`;
  throw new Failure(`${shown(file)} can be read by other users.`, { advice: `chmod 600 ${shown(file)}` });
}

/**
 * @param {"storefront" | "commerce" | "postgres" | "sandbox"} half
 * @param {string} variable
 * @returns {Check}
 */
const port = (half, variable) => [
  `Port for ${half}`,
  async ({ ports, dataDir, databaseUrl, sandbox }) => {
    const number = ports[half];
    if (half === "sandbox" && !sandbox) return "not needed, STRIPE_API_KEY is set";
    if (half === "postgres" && databaseUrl) return "not needed, DATABASE_URL is set";
    if (await isFree(number)) return `${number} is free`;
    if (runningLauncher(dataDir).running) return `${number} is held by the running shop`;
    const holder = `Port ${number} is held by ${describeHolder(number)}.`;
    if (half === "postgres") return `${holder} Another one will be chosen.`;
    throw new Failure(holder, {
      advice: `Stop that program, or choose another port: ${variable}=${number + 10} npm start`,
    });
  },
];

/** @param {Settings} settings */
async function database({ databaseUrl, dataDir }) {
  if (databaseUrl) return ownDatabase(databaseUrl);
  if (!existsSync(path.join(root, "node_modules"))) return "embedded; comes with the packages";
  const { version } = shippedPrograms();
  const user = databaseUser(path.join(dataDir, "postgres"));
  return `embedded PostgreSQL ${version.split("-")[0]}${user ? `, runs as ${user.name}` : ""}`;
}

/** @param {string} url */
async function ownDatabase(url) {
  const found = await withDatabase(url, async (client) => {
    const version = await client.query("SELECT current_setting('server_version_num')::int AS number");
    const there = await client.query("SELECT name FROM pg_available_extensions WHERE name = ANY($1)", [
      extensions,
    ]);
    const names = there.rows.map((row) => row.name);
    return {
      number: Number(version.rows[0]?.number),
      missing: extensions.filter((name) => !names.includes(name)),
    };
  }).catch((cause) => {
    throw new Failure(
      `${withoutPassword(url)} does not answer: ${cause instanceof Error ? cause.message : cause}`,
      {
        advice: "Start that database, correct DATABASE_URL, or leave it away to use the embedded one.",
        cause,
      },
    );
  });
  if (found.number < 140_000) {
    throw new Failure("The database of DATABASE_URL is older than PostgreSQL 14.", { advice: "Upgrade it." });
  }
  if (found.missing.length > 0) {
    throw new Failure(`The database lacks the extensions ${found.missing.join(", ")}.`, {
      advice: "Install PostgreSQL's contrib package on its machine (Debian: postgresql-contrib).",
    });
  }
  return `PostgreSQL ${Math.floor(found.number / 10_000)} at ${withoutPassword(url)}`;
}

/** @param {Settings} settings */
function keys({ env, dataDir }) {
  if (env.PUBLISHABLE_KEY) return "PUBLISHABLE_KEY is set";
  if (existsSync(path.join(dataDir, "publishable-key"))) return "the storefront has its publishable key";
  if (!runningLauncher(dataDir).state?.shop) return "commerce writes the publishable key down at each start";
  throw new Failure("The shop runs, but the storefront has no publishable key.", {
    advice:
      "Make one in the admin (Settings, Publishable API keys) and restart, or set PUBLISHABLE_KEY to one that is there.",
  });
}

/** @param {Settings} settings */
async function running({ dataDir, ports }) {
  const { state, running: runs } = runningLauncher(dataDir);
  if (!runs) return state ? "no; a killed run left something behind, npm start clears it up" : "no";
  if (!state?.shop) return "starting";
  const answers = await fetch(`http://localhost:${ports.storefront}/healthz`, {
    signal: AbortSignal.timeout(3_000),
  })
    .then((response) => response.ok)
    .catch(() => false);
  if (answers) return `yes, at ${state.shop}`;
  throw new Failure(`The launcher runs (process ${state.pid}), but ${state.shop} does not answer.`, {
    advice: "Look into .data/logs, or stop it with Ctrl-C and start again.",
  });
}

/** @type {Check[]} */
const checks = [
  ["Node", () => process.versions.node],
  ["pnpm", pnpm],
  ["Packages", packages],
  ["Room on the disk", disk],
  ["Shop running", running],
  port("storefront", "STOREFRONT_PORT"),
  port("commerce", "COMMERCE_PORT"),
  port("postgres", "POSTGRES_PORT"),
  port("sandbox", "SANDBOX_PORT"),
  ["Database", database],
  ["Secrets", secrets],
  ["Keys", keys],
];

/**
 * Runs all checks and prints what they find.
 * @returns {Promise<number>} 0 when all is well, else 1
 */
export async function runDoctor() {
  let settings;
  try {
    settings = readSettings();
  } catch (error) {
    say(`${strong("mend")}  ${explain(error)}`);
    return 1;
  }
  let problems = 0;
  for (const [title, check] of checks) {
    try {
      say(`ok    ${title}: ${await check(settings)}`);
    } catch (error) {
      problems += 1;
      say(`${strong("mend")}  ${title}: ${explain(error).replaceAll("\n", "\n      ")}`);
    }
  }
  say(problems === 0 ? "\nAll is well." : `\n${problems} ${problems === 1 ? "thing" : "things"} to mend.`);
  return problems === 0 ? 0 : 1;
}
