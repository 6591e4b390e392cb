/** `npm start` in a clean copy of the repository (CLEAN_COPY), with the Node program in CLEAN_COPY_NODE. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "../lib/env.mjs";
import { tail } from "../lib/failure.mjs";
import { launch, pause } from "../lib/processes.mjs";
import { processesOf } from "../lib/testing/clean-copy.mjs";
import { freePorts, withoutShopSettings } from "../lib/testing/test-shop.mjs";

const { CLEAN_COPY: folder, CLEAN_COPY_NODE: node = process.execPath } = process.env;
if (!folder) throw new Error("CLEAN_COPY is not set: `npm test -- launcher` makes the copy");

export const dir = folder;
export const dataDir = path.join(dir, ".data");
export const ports = await freePorts();

// npm and all its children use the first Node in the path
const PATH = [path.dirname(node), process.env.PATH ?? ""].join(path.delimiter);
const env = { ...cleanEnv(withoutShopSettings()), PATH, ...ports };

/** The first start installs and builds everything; a CI machine may be busy. */
const startMs = 900_000;

let runs = 0;
/** @type {import("../lib/processes.mjs").Child | undefined} */
let child;

export const logOfStart = () => path.join(dir, `start-${runs}.log`);
export const outputOfStart = () => (existsSync(logOfStart()) ? readFileSync(logOfStart(), "utf8") : "");

/** Starts the shop and waits until it reports that it is open. @throws {Error} with its output if it does not */
export async function start() {
  runs += 1;
  const started = launch("npm", ["start"], { name: "npm start", cwd: dir, env, log: logOfStart() });
  child = started;
  for (
    const deadline = Date.now() + startMs;
    !outputOfStart().includes("The shop is open.");
    await pause(200)
  ) {
    if (started.running() && Date.now() < deadline) continue;
    throw new Error(`npm start did not open the shop:\n${tail(logOfStart())}`);
  }
}

/**
 * Simulates Ctrl-C in a terminal: a simultaneous signal to npm, its shell and the launcher.
 * @returns {Promise<string[]>} commands of processes still running afterwards
 */
export async function interrupt() {
  if (child?.running()) process.kill(-child.pid, "SIGINT");
  await Promise.race([child?.ended, pause(30_000)]);
  return processesOf(dir).map(({ command }) => command);
}

/**
 * Runs a script of package.json.
 * @param {string} script
 * @param {import("../lib/env.mjs").Env} [changed]
 */
export async function runScript(script, changed = {}) {
  const log = path.join(dir, `${script}.log`);
  const options = { name: `npm run ${script}`, cwd: dir, env: { ...env, ...changed }, log };
  const { code } = await launch("npm", ["run", script], options).ended;
  return { code, output: readFileSync(log, "utf8") };
}
