import { spawn } from "node:child_process";
import { closeSync, createWriteStream, existsSync, mkdirSync, openSync, renameSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { Failure } from "./failure.mjs";
import { groupMembers, startOf } from "./procfs.mjs";

/**
 * @typedef {object} SpawnOptions
 * @property {string} name what it is called in messages and in run.json
 * @property {string} cwd
 * @property {import("./env.mjs").Env} env
 * @property {string} log file that receives both outputs; the one of the run before is kept as *.previous.log
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [signal] how it is asked to stop, SIGTERM if not said
 * @property {(line: string) => void} [echo] gets each line it writes, besides the log
 */

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Ending */

/**
 * A process of ours, in a group of its own: the Ctrl-C of the terminal reaches only the launcher, which then
 * stops everything in order, grandchildren included.
 * @typedef {object} Child
 * @property {string} name
 * @property {NodeJS.Signals} signal
 * @property {number} pid
 * @property {string} started see `startOf`
 * @property {Promise<Ending>} ended
 * @property {() => boolean} running
 */

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} log */
function openLog(log) {
  mkdirSync(path.dirname(log), { recursive: true, mode: 0o700 });
  if (existsSync(log)) renameSync(log, log.replace(/\.log$/, ".previous.log"));
  return openSync(log, "a", 0o600);
}

/** @type {Set<Child>} every child that has not ended yet, so that none outlives the launcher */
const alive = new Set();
/** @type {(children: Child[]) => void} */
let changed = () => {};

/**
 * Calls back with the running children whenever one starts or ends.
 * @param {(children: Child[]) => void} listener
 */
export function watchChildren(listener) {
  changed = listener;
}

/**
 * Starts a process in its own group.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 * @returns {Child} its pid is 0 when it could not be started; `ended` then holds the error
 */
export function launch(command, args, { name, cwd, env, log, uid, gid, signal = "SIGTERM", echo }) {
  const fd = openLog(log);
  const out = echo ? "pipe" : fd;
  const child = spawn(command, args, { cwd, env, uid, gid, detached: true, stdio: ["ignore", out, out] });
  if (echo) {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      const file = createWriteStream(log, { flags: "a" });
      stream.pipe(file);
      createInterface({ input: stream }).on("line", echo);
    }
  }
  closeSync(fd);
  let over = false;
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {Ending} */ ending) => {
      over = true;
      alive.delete(handle);
      changed([...alive]);
      resolve(ending);
    };
    child.once("error", (error) => end({ code: null, signal: null, error }));
    child.once("exit", (code, signal) => end({ code, signal }));
  });
  const pid = child.pid ?? 0;
  /** @type {Child} */
  const handle = { name, signal, pid, started: (pid && startOf(pid)) || "", ended, running: () => !over };
  alive.add(handle);
  changed([...alive]);
  return handle;
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions & { advice?: string }} options
 * @throws {Failure} when it cannot be started or ends with an error
 */
export async function run(command, args, { advice, ...options }) {
  const { code, signal, error } = await launch(command, args, options).ended;
  if (code === 0) return;
  const how = error ? error.message : signal ? `ended by ${signal}` : `ended with code ${code}`;
  throw new Failure(`${options.name} failed: ${how}.`, { advice, log: options.log, cause: error });
}

/**
 * Signals a process, or a group by its negative number; one that has ended in the meantime is no error.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalIfThere(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // ended in the meantime
  }
}

/**
 * Ends a whole process group: asks, waits, and kills what is left.
 * @param {number} group
 * @param {{ signal?: NodeJS.Signals, grace?: number }} [how] `grace` in milliseconds
 * @returns {Promise<boolean>} true when everything ended by itself
 */
export async function stopGroup(group, { signal = "SIGTERM", grace = 10_000 } = {}) {
  if (groupMembers(group).length === 0) return true;
  signalIfThere(-group, signal);
  for (const deadline = Date.now() + grace; Date.now() < deadline; await pause(50)) {
    if (groupMembers(group).length === 0) return true;
  }
  signalIfThere(-group, "SIGKILL");
  for (let i = 0; i < 100 && groupMembers(group).length > 0; i += 1) await pause(50);
  return false;
}

/**
 * Stops everything this launcher has started and that still runs, without waiting (second Ctrl-C, last resort).
 */
export function killAll() {
  for (const child of alive) if (child.pid) signalIfThere(-child.pid, "SIGKILL");
}

/**
 * Stops the commands that are still running (an interrupted build, say), waiting for them.
 * @param {number} [grace] milliseconds
 */
export async function stopAll(grace = 5_000) {
  await Promise.all(
    [...alive].filter((c) => c.pid).map((c) => stopGroup(c.pid, { signal: c.signal, grace })),
  );
}
