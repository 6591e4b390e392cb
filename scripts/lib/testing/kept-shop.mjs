/** A test shop that keeps running from one test run to the next (`npm test -- stories cart --keep`). */
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { Failure } from "../failure.mjs";
import { root } from "../paths.mjs";
import { pause } from "../processes.mjs";
import { startTimeOf } from "../procfs.mjs";
import { say } from "../steps.mjs";

/** Outside the data folder of the tests, which is emptied when their shop is started. */
const folder = path.join(root, ".data", "keeper");

/** File in which the process that keeps the shop running (keep-warm.mjs) records its PID and URL. */
export const keeperFile = path.join(folder, "keeper.json");

/**
 * `root`: the clone it was started from; missing in a file of an earlier version.
 * @typedef {{ pid: number, started: string | null, url: string, root?: string }} Keeper
 */

/**
 * The keeper, if it is running and its shop is open. The file of a copied clone names the keeper of the original.
 * @param {string} [file]
 * @returns {Keeper | null}
 */
export function keeper(file = keeperFile) {
  try {
    const recorded = JSON.parse(readFileSync(file, "utf8"));
    const isOurs = (recorded.root ?? root) === root;
    return isOurs && startTimeOf(recorded.pid) === recorded.started ? recorded : null;
  } catch {
    return null;
  }
}

/**
 * Starts the keeper, which outlives this process, and waits until its shop is open.
 * @returns {Promise<Keeper>}
 * @throws {Failure} if the shop does not open
 */
async function startKeeper() {
  rmSync(keeperFile, { force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const log = path.join(folder, "keeper.log");
  rmSync(log, { force: true });
  const output = openSync(log, "a", 0o600);
  const child = spawn(process.execPath, [path.join(root, "scripts", "lib", "testing", "keep-warm.mjs")], {
    cwd: root,
    env: cleanEnv(process.env),
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.unref();
  let shownLength = 0;
  for (;;) {
    const logText = readFileSync(log, "utf8");
    if (logText.length > shownLength) say(logText.slice(shownLength).trimEnd());
    shownLength = logText.length;
    const running = keeper();
    if (running) return running;
    if (child.exitCode !== null) throw new Failure("The shop of the tests could not be opened.", { log });
    await pause(200);
  }
}

/**
 * Environment for tests of the kept shop, after updating it to the current sources.
 * @param {{ open: boolean }} how open: whether to start one if none is running
 * @returns {Promise<import("../env.mjs").Env | null>}
 * @throws {Failure} if it cannot be updated
 */
export async function keptShop({ open }) {
  const running = keeper() ?? (open ? await startKeeper() : null);
  if (!running) return null;
  const answer = await fetch(new URL("/update", running.url), { method: "POST" });
  if (!answer.ok) throw new Failure(`The kept shop could not be brought up to date: ${await answer.text()}`);
  say("The shop of the tests is kept open; `npm test -- stop` closes it.");
  return /** @type {Promise<import("../env.mjs").Env>} */ (answer.json());
}

/**
 * Stops the kept shop.
 * @returns {Promise<boolean>} false if none was running
 */
export async function stopKeeper() {
  const running = keeper();
  if (!running) return false;
  process.kill(running.pid, "SIGTERM");
  for (let n = 0; n < 300 && startTimeOf(running.pid) === running.started; n += 1) await pause(100);
  return true;
}
