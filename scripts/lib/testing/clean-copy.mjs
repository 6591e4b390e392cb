/** A clean copy of the repository in a temporary folder, and `npm start` in it. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { explain, Failure } from "../failure.mjs";
import { logFile, root } from "../paths.mjs";
import { outsideFolderOf } from "../postgres-files.mjs";
import { launch, pause } from "../processes.mjs";
import { processesIn } from "../procfs.mjs";
import { say } from "../steps.mjs";
import { freePorts, testDataDir, withoutShopSettings } from "./test-shop.mjs";

/** @typedef {import("../processes.mjs").Child} Child */
/** @typedef {import("./counts.mjs").Counts} Counts */

/** File with the counts of the tests in the copy. */
export const countsFile = path.join(".data", "test", "counts.json");

/**
 * Test output that is kept after the copy is deleted: reports, logs and mails of the shops, screenshots of failed
 * stories.
 */
const kept = [path.join(".data", "test"), path.join("storefront", "test-results")];

/** Copies what a clone would contain: tracked files and new files that are not ignored, in their current state. */
function copyClone() {
  // a folder only root may enter, like a clone in root's home: the database has to be stored elsewhere; with blanks and an
  // umlaut, which a quoting or encoding error would trip over
  const dir = mkdtempSync(path.join(tmpdir(), "Su Turrone ü "));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split("\0").filter((name) => name && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(dir, file));
  }
  return dir;
}

/** A clean copy and the shop in it. */
export class CleanCopy {
  dir = copyClone();
  #node;
  #runs = 0;
  /** @type {Child | undefined} */
  #child;
  /** @type {import("../env.mjs").Env} */
  #ports = {};

  /** @param {string} [node] program of another Node version to run the shop with */
  constructor(node = process.execPath) {
    this.#node = node;
  }

  /** The Node program that runs the shop. */
  get node() {
    return this.#node;
  }

  async choosePorts() {
    this.#ports = await freePorts();
  }

  /** Data folder of the shop in the copy. */
  get dataDir() {
    return path.join(this.dir, ".data");
  }

  get log() {
    return path.join(this.dir, `start-${this.#runs}.log`);
  }

  get output() {
    return existsSync(this.log) ? readFileSync(this.log, "utf8") : "";
  }

  /** @param {"STOREFRONT_PORT" | "COMMERCE_PORT" | "SANDBOX_PORT"} name */
  port(name) {
    return this.#ports[name] ?? "";
  }

  /** Environment of all commands run in the copy. */
  get env() {
    const env = cleanEnv(withoutShopSettings());
    // npm and all its children use the first Node in the path
    const folders = [path.dirname(this.#node), env.PATH ?? ""].join(path.delimiter);
    return { ...env, ...(this.#node === process.execPath ? {} : { PATH: folders }), ...this.#ports };
  }

  /** Starts the shop and waits until it reports that it is open. @throws {Failure} with its output if it does not */
  async start() {
    this.#runs += 1;
    const child = launch("npm", ["start"], {
      name: "npm start",
      cwd: this.dir,
      env: this.env,
      log: this.log,
    });
    this.#child = child;
    for (const deadline = Date.now() + 480_000; Date.now() < deadline; await pause(200)) {
      if (this.output.includes("The shop is open.")) return;
      if (!child.running()) break;
    }
    throw new Failure("npm start did not open the shop.", { log: this.log });
  }

  /**
   * Simulates Ctrl-C in a terminal: a simultaneous signal to npm, its shell and the launcher.
   * @returns {Promise<string[]>} commands of processes still running afterwards
   */
  async interrupt() {
    if (this.#child?.running()) process.kill(-this.#child.pid, "SIGINT");
    await Promise.race([this.#child?.ended, pause(30_000)]);
    return this.#running().map((p) => p.command);
  }

  /** All processes running in the copy; its database may be stored outside. */
  #running() {
    return [...processesIn(this.dir), ...processesIn(outsideFolderOf(this.dataDir))];
  }

  /** Kills (SIGKILL) all processes running in the copy. */
  async killAll() {
    for (let i = 0; i < 20 && this.#running().length > 0; i += 1) {
      for (const { pid } of this.#running()) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // already ended
        }
      }
      await pause(100);
    }
  }

  /**
   * Runs parts of the tests in the copy, against the shop prepared there by `npm start`; the shop must not be running.
   * @param {readonly string[]} parts
   * @returns {Promise<Counts>}
   */
  async test(parts) {
    const script = path.join("scripts", "lib", "testing", "run-in-copy.mjs");
    await launch(process.execPath, [script, ...parts], {
      name: "the tests in the clean copy",
      cwd: this.dir,
      env: cleanEnv(process.env),
      log: logFile(testDataDir, "clean-copy"),
      // print the paths of the original repository, where a developer looks for the files
      echo: (line) => say(line.replaceAll(this.dir, root)),
    }).ended;
    this.#keepTraces();
    try {
      return JSON.parse(readFileSync(path.join(this.dir, countsFile), "utf8"));
    } catch {
      say("The tests in the clean copy left no report.");
      return { passed: 0, failed: 1 };
    }
  }

  #keepTraces() {
    try {
      for (const folder of kept) {
        const from = path.join(this.dir, folder);
        if (existsSync(from)) cpSync(from, path.join(root, folder), { recursive: true, force: true });
      }
    } catch (error) {
      // the test results do not depend on it
      say(`Logs and pictures of the tests could not be kept: ${explain(error)}`);
    }
  }

  async remove() {
    await this.killAll();
    rmSync(this.dir, { recursive: true, force: true });
    rmSync(outsideFolderOf(this.dataDir), { recursive: true, force: true });
  }
}
