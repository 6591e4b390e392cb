/** A clean copy of the repository in a temporary folder, in which `npm start` is tested. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { explain } from "../failure.mjs";
import { root } from "../paths.mjs";
import { outsideFolderOf } from "../postgres-files.mjs";
import { pause, signalIfRunning } from "../processes.mjs";
import { processesIn } from "../procfs.mjs";
import { say } from "../steps.mjs";

/**
 * Copies what a clone would contain: tracked files and new files that are not ignored, in their current state.
 * @returns {string} a folder only root may enter, like a clone in root's home: the database has to be stored elsewhere;
 *   with blanks and an umlaut, which a quoting or encoding error would trip over
 */
export function createCleanCopy() {
  const copy = mkdtempSync(path.join(tmpdir(), "Su Turrone ü "));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split("\0").filter((name) => name && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  return copy;
}

/**
 * All processes running in a copy; its database may be stored outside.
 * @param {string} copy
 */
export const processesOf = (copy) => [
  ...processesIn(copy),
  ...processesIn(outsideFolderOf(path.join(copy, ".data"))),
];

/**
 * Kills (SIGKILL) all processes running in a copy.
 * @param {string} copy
 */
export async function killProcessesOf(copy) {
  for (let i = 0; i < 20 && processesOf(copy).length > 0; i += 1) {
    for (const { pid } of processesOf(copy)) signalIfRunning(pid, "SIGKILL");
    await pause(100);
  }
}

/**
 * Takes over the output of tests that ran in a copy: logs and mails of the shops, screenshots of failed stories.
 * @param {string} copy
 */
export function keepOutput(copy) {
  for (const folder of [path.join(".data", "test"), path.join("storefront", "test-results")]) {
    const from = path.join(copy, folder);
    try {
      if (existsSync(from)) cpSync(from, path.join(root, folder), { recursive: true, force: true });
    } catch (error) {
      // the results of the tests do not depend on it
      say(`The output in ${folder} could not be kept: ${explain(error)}`);
    }
  }
}

/** @param {string} copy */
export async function removeCleanCopy(copy) {
  await killProcessesOf(copy);
  for (const folder of [copy, outsideFolderOf(path.join(copy, ".data"))]) {
    rmSync(folder, { recursive: true, force: true });
  }
}
