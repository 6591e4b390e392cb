/** A test shop that keeps running from one test run to the next (`npm test -- stories cart --keep`). */
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { Failure } from "../failure.mjs";
import { root, shown } from "../paths.mjs";
import { pause } from "../processes.mjs";
import { startTimeOf } from "../procfs.mjs";
import { say } from "../steps.mjs";

const folder = path.join(root, ".data", "keeper");

/** File in which the process that keeps the shop running (keep-warm.mjs) records itself. */
export const keeperFile = path.join(folder, "keeper.json");

/** `root`: the clone it was started from. @typedef {{ pid: number, started: string | null, url: string, root: string }} Keeper */

/**
 * The keeper, if it is running and its shop is open. The file of a copied clone names the keeper of the original.
 * @param {string} [file]
 * @returns {Keeper | null}
 */
export function keeper(file = keeperFile) {
  try {
    const recorded = JSON.parse(readFileSync(file, "utf8"));
    return recorded.root === root && startTimeOf(recorded.pid) === recorded.started ? recorded : null;
  } catch {
    return null;
  }
}

/** Number of shops that share the files of a run: the kept one, those of SHOPS, or one. */
export const shopCount = () => (keeper() ? 1 : Number(process.env.SHOPS ?? 1));

/**
 * Starts a keeper that outlives this process, unless one is running, and waits until its shop is open.
 * @throws {Failure} if the shop does not open
 */
export async function keepShop() {
  if (keeper()) return;
  rmSync(keeperFile, { force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const log = path.join(folder, "keeper.log");
  const output = openSync(log, "w", 0o600);
  const child = spawn(process.execPath, [path.join(root, "scripts", "lib", "testing", "keep-warm.mjs")], {
    cwd: root,
    env: cleanEnv(process.env),
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.unref();
  say(`A shop for the tests is opened and kept; what it does is in ${shown(log)}.`);
  while (!keeper()) {
    if (child.exitCode !== null) throw new Failure("The shop of the tests could not be opened.", { log });
    await pause(200);
  }
}

/**
 * Test environment of the kept shop, after its keeper has updated it to the current sources; null if none is kept.
 * @returns {Promise<import("../env.mjs").Env | null>}
 * @throws {Failure} if it cannot be updated
 */
export async function keptShop() {
  const running = keeper();
  if (!running) return null;
  const answer = await fetch(running.url, { method: "POST" });
  if (!answer.ok) throw new Failure(`The kept shop could not be brought up to date: ${await answer.text()}`);
  say("The kept shop is used; `npm test -- stop` closes it.");
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
