/**
 * Installs the packages if the lockfile or a manifest has changed. Runs before anything is installed: neither this file
 * nor its imports may need a package.
 */
import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { explain, Failure } from "./failure.mjs";
import { commerceDir, contractDir, root, shown, storefrontDir } from "./paths.mjs";
import { findPnpm, pnpmEnv } from "./pnpm.mjs";
import { startTimeOf } from "./procfs.mjs";
import { hashOf, readStamp, writeStamp } from "./content-hashes.mjs";
import { say } from "./steps.mjs";

const workspace = [root, contractDir, commerceDir, storefrontDir];
const modules = path.join(root, "node_modules");
const stamp = path.join(modules, ".su-turrone-install");
const lock = path.join(modules, ".su-turrone-installing");
const log = path.join(modules, ".su-turrone-install.log");

export const lockfile = path.join(root, "pnpm-lock.yaml");

/** Hash of everything an installation depends on. */
function installHash() {
  const manifests = workspace.map((dir) => path.join(dir, "package.json"));
  const files = [lockfile, path.join(root, "pnpm-workspace.yaml"), ...manifests];
  return hashOf(files, root, [process.platform, process.arch]);
}

/**
 * Direct dependencies that are declared but not installed, as "commerce: @medusajs/medusa".
 * @returns {string[]}
 */
export function missingPackages() {
  return workspace.flatMap((dir) => {
    const manifest = JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8"));
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => !existsSync(path.join(dir, "node_modules", name, "package.json")))
      .map((name) => `${path.relative(root, dir) || "root"}: ${name}`);
  });
}

/** Whether the installed packages match the lockfile. */
export const isInstalled = () => readStamp(stamp) === installHash() && missingPackages().length === 0;

/**
 * Takes the installation lock; leftovers of a killed installation are removed.
 * @throws {Failure} if another process is installing
 */
function takeLock() {
  mkdirSync(modules, { recursive: true });
  const [pid, started] = readStamp(lock).split(" ", 2);
  if (startTimeOf(Number(pid)) !== started) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, `${process.pid} ${startTimeOf(process.pid)}`, { flag: "wx" });
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
    const [other] = readStamp(lock).split(" ", 1);
    throw new Failure(`Another process is already installing the packages (process ${other}).`, {
      advice: "Wait until it is done, then start again.",
      cause,
    });
  }
}

/**
 * Runs pnpm and waits for its end; its output is logged. Signals to this process are forwarded to pnpm.
 * @param {import("./pnpm.mjs").Pnpm} pnpm
 * @returns {Promise<number | string | null>} exit code, signal, or the reason why it could not be started
 */
function runInstall({ command, args }) {
  const output = openSync(log, "w", 0o600);
  const child = spawn(command, [...args, "install", "--frozen-lockfile", "--prod=false"], {
    cwd: root,
    env: pnpmEnv(),
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    child.once("exit", () => process.exit(130));
    child.kill(signal);
  };
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => {
      for (const name of signals) process.off(name, stop);
      resolve(code ?? signal);
    });
  });
}

/** @param {(note: string) => void} note */
async function install(note) {
  if (isInstalled()) return note("unchanged");
  takeLock();
  try {
    const pnpm = await findPnpm();
    note(`pnpm ${pnpm.how}`);
    const ending = await runInstall(pnpm);
    if (ending === 0) return writeStamp(stamp, installHash());
    throw new Failure(`Installing the packages failed (${ending}).`, {
      log,
      advice:
        "Check the connection to the npm registry (`npm ping`) and the free disk space, then start again; what was " +
        `downloaded is kept. If it keeps failing, delete the folder ${shown(modules)} and start again.`,
    });
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Installs the packages of the lockfile if needed. A failure is printed and ends the process.
 * @param {import("./steps.mjs").Steps} steps
 */
export async function installPackages(steps) {
  try {
    await steps.run("Packages", install);
  } catch (error) {
    say(`\n${explain(error)}`);
    process.exit(1);
  }
}
