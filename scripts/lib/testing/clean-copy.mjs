/** A clean copy of the clone in a temporary folder, and `npm start` in it. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { explain, Failure } from "../failure.mjs";
import { logFile, root } from "../paths.mjs";
import { outsideOf } from "../postgres-files.mjs";
import { launch, pause } from "../processes.mjs";
import { processesIn } from "../procfs.mjs";
import { say } from "../steps.mjs";
import { freePorts, testDataDir, withoutShopSettings } from "./test-shop.mjs";

/** @typedef {import("../processes.mjs").Child} Child */
/** @typedef {import("./counts.mjs").Counts} Counts */

/** Where the tests in the copy write down what they have counted. */
export const countsFile = path.join(".data", "test", "counts.json");

/** What is left of the tests in the copy when it is gone: reports, logs and mails of the shops, pictures of failed stories. */
const kept = [path.join(".data", "test"), path.join("storefront", "test-results")];

/** Copies what a clone would hold: tracked files and new ones that are not ignored, as they are now. */
function copyClone() {
  // a folder of root that nobody else may enter, as a clone in root's home is: the database has to go elsewhere
  const dir = mkdtempSync(path.join(tmpdir(), "su-turrone-"));
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

/** One clean copy and the shop in it. */
export class CleanCopy {
  dir = copyClone();
  #node;
  #runs = 0;
  /** @type {Child | undefined} */
  #child;
  /** @type {import("../env.mjs").Env} */
  #ports = {};

  /** @param {string} [node] the program of another Node that the shop is to run with */
  constructor(node = process.execPath) {
    this.#node = node;
  }

  /** The program of the Node that runs the shop. */
  get node() {
    return this.#node;
  }

  async choosePorts() {
    this.#ports = await freePorts();
  }

  /** Data folder of the shop in it. */
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

  /** The environment of whatever is run in the copy. */
  get env() {
    const env = cleanEnv(withoutShopSettings());
    // npm and all that it starts take the first Node of the path
    const folders = [path.dirname(this.#node), env.PATH ?? ""].join(path.delimiter);
    return { ...env, ...(this.#node === process.execPath ? {} : { PATH: folders }), ...this.#ports };
  }

  /** Starts the shop and waits until it says that it is open. @throws {Failure} with its output when it does not */
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
   * What the terminal does on Ctrl-C: a signal to npm, its shell and the launcher at once.
   * @returns {Promise<string[]>} commands of processes that are still there afterwards
   */
  async interrupt() {
    if (this.#child?.running()) process.kill(-this.#child.pid, "SIGINT");
    await Promise.race([this.#child?.ended, pause(30_000)]);
    return this.#running().map((p) => p.command);
  }

  /** Everything that runs in the copy; its database may lie outside. */
  #running() {
    return [...processesIn(this.dir), ...processesIn(outsideOf(this.dataDir))];
  }

  /** Kills everything that runs in the copy, hard. */
  async killAll() {
    for (let i = 0; i < 20 && this.#running().length > 0; i += 1) {
      for (const { pid } of this.#running()) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // ended in the meantime
        }
      }
      await pause(100);
    }
  }

  /**
   * Runs parts of the tests in the copy, against the shop `npm start` has prepared there; no shop runs.
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
      // files are named as they lie in the clone, where a person looks for them
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
      // nothing the tests themselves depend on
      say(`Logs and pictures of the tests could not be kept: ${explain(error)}`);
    }
  }

  async remove() {
    await this.killAll();
    rmSync(this.dir, { recursive: true, force: true });
    rmSync(outsideOf(this.dataDir), { recursive: true, force: true });
  }
}
