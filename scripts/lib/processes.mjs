import { spawn } from "node:child_process";
import { closeSync, createWriteStream, existsSync, mkdirSync, openSync, renameSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { Failure } from "./failure.mjs";
import { groupMembers, startTimeOf } from "./procfs.mjs";

/**
 * @typedef {object} SpawnOptions
 * @property {string} name used in messages and in run.json
 * @property {string} cwd
 * @property {import("./env.mjs").Env} env
 * @property {string} log file for both outputs; the previous one is kept as *.previous.log
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {NodeJS.Signals} [signal] signal to stop it, SIGTERM by default
 * @property {(line: string) => void} [echo] called with each line it writes, in addition to the log
 */

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} Ending */

/**
 * A child process in its own process group: Ctrl-C in the terminal only reaches the launcher, which then stops
 * everything in order, including grandchildren.
 * @typedef {object} Child
 * @property {string} name
 * @property {NodeJS.Signals} signal
 * @property {number} pid
 * @property {string} started see `startTimeOf`
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

/** @type {Set<Child>} all running children, so that none outlives the launcher */
const runningChildren = new Set();
/** @type {(children: Child[]) => void} */
let onChildrenChanged = () => {};

/**
 * Calls the listener with the running children whenever one starts or ends.
 * @param {(children: Child[]) => void} listener
 */
export function watchChildren(listener) {
  onChildrenChanged = listener;
}

/**
 * Starts a process in its own process group.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 * @returns {Child} its pid is 0 if it could not be started; `ended` then resolves with the error
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
  let hasEnded = false;
  /** @type {Promise<Ending>} */
  const ended = new Promise((resolve) => {
    const end = (/** @type {Ending} */ ending) => {
      hasEnded = true;
      runningChildren.delete(handle);
      onChildrenChanged([...runningChildren]);
      resolve(ending);
    };
    child.once("error", (error) => end({ code: null, signal: null, error }));
    child.once("exit", (code, signal) => end({ code, signal }));
  });
  const pid = child.pid ?? 0;
  /** @type {Child} */
  const handle = {
    name,
    signal,
    pid,
    started: (pid && startTimeOf(pid)) || "",
    ended,
    running: () => !hasEnded,
  };
  runningChildren.add(handle);
  onChildrenChanged([...runningChildren]);
  return handle;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions & { advice?: string }} options
 * @throws {Failure} if it cannot be started or exits with an error
 */
export async function run(command, args, { advice, ...options }) {
  const { code, signal, error } = await launch(command, args, options).ended;
  if (code === 0) return;
  const reason = error ? error.message : signal ? `ended by ${signal}` : `exited with code ${code}`;
  throw new Failure(`${options.name} failed: ${reason}.`, { advice, log: options.log, cause: error });
}

/**
 * Sends a signal to a process, or to a group by its negative number; a process that no longer exists is not an error.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalIfRunning(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // already ended
  }
}

/**
 * Stops a whole process group: sends the signal, waits, and kills what is left.
 * @param {number} group
 * @param {{ signal?: NodeJS.Signals, grace?: number }} [how] `grace` in milliseconds
 * @returns {Promise<boolean>} true if all processes ended on their own
 */
export async function stopGroup(group, { signal = "SIGTERM", grace = 10_000 } = {}) {
  if (groupMembers(group).length === 0) return true;
  signalIfRunning(-group, signal);
  for (const deadline = Date.now() + grace; Date.now() < deadline; await pause(50)) {
    if (groupMembers(group).length === 0) return true;
  }
  signalIfRunning(-group, "SIGKILL");
  for (let i = 0; i < 100 && groupMembers(group).length > 0; i += 1) await pause(50);
  return false;
}

/** Kills all running children without waiting (second Ctrl-C, last resort). */
export function killAll() {
  for (const child of runningChildren) if (child.pid) signalIfRunning(-child.pid, "SIGKILL");
}

/**
 * Stops the commands that are still running (e.g. an interrupted build) and waits for them.
 * @param {number} [grace] milliseconds
 */
export async function stopAll(grace = 5_000) {
  await Promise.all(
    [...runningChildren].filter((c) => c.pid).map((c) => stopGroup(c.pid, { signal: c.signal, grace })),
  );
}
