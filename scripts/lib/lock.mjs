/** Allows one launcher per data folder, and cleans up after a killed launcher. */
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Failure } from "./failure.mjs";
import { dataFolder, liesIn, root, shown } from "./paths.mjs";
import { clusterOf } from "./postgres-files.mjs";
import { folderOf, groupMembers, startTimeOf } from "./procfs.mjs";
import { pause, stopGroup, watchChildren } from "./processes.mjs";

/** @typedef {{ name: string, pid: number, started: string, signal: NodeJS.Signals }} Recorded */

/**
 * `folder`: the data folder it was written for; missing in a file of an earlier version.
 * @typedef {{ pid: number, started: string, folder?: string, shop?: string, admin?: string, children: Recorded[] }} RunState
 */

/**
 * @param {string} file
 * @returns {RunState | null}
 */
function readState(file) {
  try {
    const state = JSON.parse(readFileSync(file, "utf8"));
    return typeof state?.pid === "number" && Array.isArray(state.children) ? state : null;
  } catch {
    return null;
  }
}

/** @param {RunState} state */
const isRunning = (state) => startTimeOf(state.pid) === state.started;

/**
 * State left by another launcher in a data folder, and whether that launcher is still running. A folder copied while
 * the shop ran contains the state of the original, which says nothing about this folder.
 * @param {string} dataDir
 */
export function runningLauncher(dataDir) {
  const state = readState(path.join(dataDir, "run.json"));
  const isOurs = state !== null && (!state.folder || state.folder === realpathSync(dataDir));
  return isOurs ? { state, running: isRunning(state) } : { state: null, running: false };
}

/**
 * The data folder that this one was copied or moved from while its shop ran, or after it was killed; undefined if it was
 * not.
 * @param {string} dataDir
 * @param {RunState} state
 */
const originalOf = (dataDir, { folder }) => (folder === realpathSync(dataDir) ? undefined : folder);

/**
 * @param {string} dataDir
 * @throws {Failure} if the folder is a copy made while the shop of the original ran
 */
export function refuseCopyOfRunning(dataDir) {
  const state = readState(path.join(dataDir, "run.json"));
  const original = state ? originalOf(dataDir, state) : undefined;
  if (!state || !original) return;
  if (isRunning(state)) throw isCopyOf(original, "whose shop is running");
  // without the original it was moved, and its database recovers as after any kill
  if (existsSync(original) && existsSync(path.join(clusterOf(dataDir), "postmaster.pid")))
    throw isCopyOf(original, "made while its shop ran, so the database in it may be damaged");
}

/** Owns `run.json` of a data folder for the lifetime of this launcher. */
export class Lock {
  #file;
  /** @type {RunState} */
  #state;

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.#file = path.join(dataFolder(dataDir), "run.json");
    this.#state = {
      pid: process.pid,
      started: startTimeOf(process.pid) ?? "",
      folder: realpathSync(dataDir),
      children: [],
    };
  }

  /**
   * Locks the folder; stops processes left running by a killed launcher.
   * @param {(note: string) => void} note called with leftovers
   * @throws {Failure} if another launcher is running there
   */
  async acquire(note) {
    for (let attempt = 0; ; attempt += 1) {
      try {
        writeFileSync(this.#file, JSON.stringify(this.#state), { flag: "wx", mode: 0o600 });
        break;
      } catch (error) {
        const code = error instanceof Error && "code" in error ? error.code : "";
        if (code !== "EEXIST" || attempt > 4) throw unwritable(this.#file, error);
      }
      await this.#clearStale(note);
    }
    // two launchers that find the same stale file may both get here: the one whose file was overwritten gives up
    await pause(60);
    const now = readState(this.#file);
    if (now?.pid !== process.pid) throw alreadyRuns(now);
    watchChildren((children) => this.#record(children));
  }

  /** @param {(note: string) => void} note */
  async #clearStale(note) {
    const state = readState(this.#file);
    const dataDir = path.dirname(this.#file);
    refuseCopyOfRunning(dataDir);
    if (state && isRunning(state)) throw alreadyRuns(state);
    const stopped = state ? await stopLeftovers(state, dataDir) : [];
    if (stopped.length > 0) note(`stopped leftovers of a killed run: ${stopped.join(", ")}`);
    // while this one waited for the leftovers, another launcher may have taken the folder
    if (isDeepStrictEqual(readState(this.#file), state)) rmSync(this.#file, { force: true });
  }

  /**
   * Records the running processes, so that the next launcher can stop them if this one is killed.
   * @param {Recorded[]} children
   */
  #record(children) {
    this.#state.children = children.map(({ name, pid, started, signal }) => ({ name, pid, started, signal }));
    try {
      this.#write();
    } catch {
      // the data folder was deleted under the running shop; it must still be able to stop
    }
  }

  /** @param {{ shop: string, admin: string }} addresses */
  announce(addresses) {
    Object.assign(this.#state, addresses);
    this.#write();
  }

  release() {
    watchChildren(() => {});
    if (existsSync(this.#file) && readState(this.#file)?.pid === process.pid)
      rmSync(this.#file, { force: true });
  }

  #write() {
    const next = `${this.#file}.${process.pid}`;
    writeFileSync(next, `${JSON.stringify(this.#state, null, 2)}\n`, { mode: 0o600 });
    renameSync(next, this.#file);
  }
}

/** @param {RunState | null} state */
function alreadyRuns(state) {
  const where = state?.shop
    ? `the shop at ${state.shop}, the admin at ${state.admin}`
    : "it is still starting";
  return new Failure(
    `The shop already runs from this folder (process ${state?.pid ?? "unknown"}): ${where}.`,
    {
      advice: "Use it, or stop it first with Ctrl-C in its terminal.",
    },
  );
}

/**
 * @param {string} original its data folder
 * @param {string} how
 */
const isCopyOf = (original, how) =>
  new Failure(`This folder is a copy of ${original}, ${how}: stop it there and copy again.`, {
    advice: "Empty this folder before you copy again.",
  });

/**
 * Whether a process works in a data folder or in this clone, wherever they were when it was started.
 * @param {number} pid
 * @param {string} dataDir
 */
const liesHere = (pid, dataDir) =>
  [root, realpathSync(dataDir)].some((folder) => liesIn(folderOf(pid), folder));

/**
 * @param {string} file
 * @param {unknown} cause
 */
function unwritable(file, cause) {
  return new Failure(`${shown(file)} cannot be written.`, {
    advice:
      "The data folder may belong to another user (was the shop once started as root?). Start as that user, give the " +
      "folder to yourself with chown, or choose another folder with DATA_DIR.",
    cause,
  });
}

/**
 * Stops recorded servers that are still running. A process is ours if its start time is the recorded one; if the group
 * leader has ended, its group is ours if a member's working directory is here. So is that of every process of a moved
 * folder; what a copied folder has recorded belongs to the original.
 * @param {RunState} state
 * @param {string} dataDir
 * @returns {Promise<string[]>} names of the stopped processes
 */
async function stopLeftovers(state, dataDir) {
  const original = originalOf(dataDir, state);
  if (original && existsSync(original)) return [];
  const stopped = [];
  for (const child of state.children.toReversed()) {
    const now = startTimeOf(child.pid);
    const isOurs =
      now === null
        ? groupMembers(child.pid).some((pid) => liesHere(pid, dataDir))
        : now === child.started && (!original || liesHere(child.pid, dataDir));
    if (!isOurs) continue;
    await stopGroup(child.pid, { signal: child.signal });
    stopped.push(`${child.name} (process ${child.pid})`);
  }
  return stopped;
}
