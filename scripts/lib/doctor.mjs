/** Checks of `npm run doctor`. A check returns its finding, or throws a Failure with advice on the fix. */
import { existsSync, statSync, statfsSync } from "node:fs";
import path from "node:path";
import { explain, Failure } from "./failure.mjs";
import { isInstalled, missingPackages } from "./install.mjs";
import { root, shown } from "./paths.mjs";
import { findPnpm, wantedPnpm } from "./pnpm.mjs";
import { readSettings } from "./settings.mjs";
import { say, strong } from "./steps.mjs";

/** @typedef {import("./settings.mjs").Settings} Settings */
/** @typedef {[title: string, check: (settings: Settings) => string | Promise<string>]} Check */

/** Approximate size of an installation, two builds and a new database, in bytes. */
const neededBytes = 2.5e9;

async function pnpm() {
  const { how } = await findPnpm();
  return `${wantedPnpm()}, ${how}`;
}

function packages() {
  const missing = missingPackages();
  if (missing.length === 0)
    return isInstalled() ? "match the lockfile" : "installed; npm start will compare them with the lockfile";
  if (!existsSync(path.join(root, "node_modules"))) return "not installed yet; npm start installs them";
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
  if (free >= neededBytes) return text;
  throw new Failure(`Only ${text} on the disk of ${shown(place)}.`, {
    advice: "Free up space (2.5 GB for a first start), or store the data elsewhere with DATA_DIR.",
  });
}

/** @param {Settings} settings */
function secrets({ dataDir, mode }) {
  if (mode === "production") return "all set in the environment";
  const file = path.join(dataDir, "secrets.json");
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return "not generated yet; npm start generates them";
  if ((stat.mode & 0o077) === 0) return `kept in ${shown(file)}, readable by its owner only`;
  throw new Failure(`${shown(file)} can be read by other users.`, { advice: `chmod 600 ${shown(file)}` });
}

/** @type {Check[]} */
const checks = [
  ["Node", () => process.versions.node],
  ["pnpm", pnpm],
  ["Packages", packages],
  ["Disk space", disk],
  ["Secrets", secrets],
];

/** @returns {Promise<Check[]>} the checks possible at the moment */
async function possibleChecks() {
  if (missingPackages().length > 0) return checks;
  const { shopChecks } = await import("./doctor-shop.mjs");
  return [...checks, ...shopChecks];
}

/**
 * Runs all checks and prints their findings.
 * @returns {Promise<number>} 0 if all succeed, otherwise 1
 */
export async function runDoctor() {
  let settings;
  try {
    settings = readSettings();
  } catch (error) {
    say(`${strong("fail")}  ${explain(error)}`);
    return 1;
  }
  let problems = 0;
  const possible = await possibleChecks();
  for (const [title, check] of possible) {
    try {
      say(`ok    ${title}: ${await check(settings)}`);
    } catch (error) {
      problems += 1;
      say(`${strong("fail")}  ${title}: ${explain(error).replaceAll("\n", "\n      ")}`);
    }
  }
  if (possible === checks) say("      Ports and database are checked once the packages are installed.");
  say(
    problems === 0
      ? "\nNo problems found."
      : `\n${problems} ${problems === 1 ? "problem" : "problems"} to fix.`,
  );
  return problems === 0 ? 0 : 1;
}
