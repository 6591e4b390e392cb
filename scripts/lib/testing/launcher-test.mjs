/** `npm start` itself, from a clean copy in a temporary folder: first start, second start, kill -9, Ctrl-C. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { explain, Failure } from "../failure.mjs";
import { root } from "../paths.mjs";
import { outsideOf } from "../postgres-files.mjs";
import { launch, pause } from "../processes.mjs";
import { processesIn } from "../procfs.mjs";
import { say, seconds, strong } from "../steps.mjs";
import { freePorts, withoutShopSettings } from "./test-shop.mjs";

/** @typedef {import("../processes.mjs").Child} Child */

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
class Copy {
  dir = copyClone();
  #runs = 0;
  /** @type {Child | undefined} */
  #child;
  /** @type {import("../env.mjs").Env} */
  #ports = {};

  async choosePorts() {
    this.#ports = await freePorts();
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

  /** Starts the shop and waits until it says that it is open. @throws {Failure} with its output when it does not */
  async start() {
    this.#runs += 1;
    const env = { ...cleanEnv(withoutShopSettings()), ...this.#ports };
    const child = launch("npm", ["start"], { name: "npm start", cwd: this.dir, env, log: this.log });
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
    return processesIn(this.dir).map((p) => p.command);
  }

  /** Kills everything that runs in the copy, hard. */
  async killAll() {
    for (let i = 0; i < 20 && processesIn(this.dir).length > 0; i += 1) {
      for (const { pid } of processesIn(this.dir)) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // ended in the meantime
        }
      }
      await pause(100);
    }
  }

  async remove() {
    await this.killAll();
    rmSync(this.dir, { recursive: true, force: true });
    rmSync(outsideOf(path.join(this.dir, ".data")), { recursive: true, force: true });
  }
}

/**
 * @param {boolean} condition
 * @param {string} message
 */
function expect(condition, message) {
  if (!condition) throw new Failure(message);
}

/** @param {Copy} copy */
async function expectOpen(copy) {
  for (const [port, pathname] of /** @type {const} */ ([
    [copy.port("STOREFRONT_PORT"), "/healthz"],
    [copy.port("STOREFRONT_PORT"), "/"],
    [copy.port("COMMERCE_PORT"), "/health"],
    [copy.port("COMMERCE_PORT"), "/app"],
    [copy.port("SANDBOX_PORT"), "/health"],
    // the storefront passes the sandbox's pages on
    [copy.port("STOREFRONT_PORT"), "/sandbox/stripe.js"],
  ])) {
    const response = await fetch(`http://localhost:${port}${pathname}`);
    await response.body?.cancel();
    if (response.status !== 200) {
      const name =
        port === copy.port("COMMERCE_PORT")
          ? "commerce"
          : port === copy.port("SANDBOX_PORT")
            ? "sandbox"
            : "storefront";
      const log = path.join(copy.dir, ".data", "logs", `${name}.log`);
      throw new Failure(`${pathname} on port ${port} answers ${response.status}, not 200.`, { log });
    }
  }
}

/** @type {[string, (copy: Copy) => Promise<void>][]} */
const checks = [
  [
    "npm start opens the shop from a clean copy",
    async (copy) => {
      await copy.choosePorts();
      await copy.start();
      await expectOpen(copy);
    },
  ],
  [
    "the admin login is printed, and kept where only its owner reads it",
    async (copy) => {
      const file = path.join(copy.dir, ".data", "secrets.json");
      const { ADMIN_PASSWORD } = JSON.parse(readFileSync(file, "utf8"));
      expect(copy.output.includes(ADMIN_PASSWORD), "The password was not printed.");
      expect((statSync(file).mode & 0o777) === 0o600, "The file of secrets has not mode 600.");
    },
  ],
  [
    "a second start beside it says where the shop runs",
    async (copy) => {
      const env = { ...cleanEnv(withoutShopSettings()), ...(await freePorts()) };
      const log = path.join(copy.dir, "beside.log");
      const { code } = await launch("npm", ["start"], { name: "npm start", cwd: copy.dir, env, log }).ended;
      const output = readFileSync(log, "utf8");
      const told =
        output.includes("already runs") && output.includes(`localhost:${copy.port("STOREFRONT_PORT")}`);
      expect(code !== 0 && told, `It ended with code ${code} and said:\n${output}`);
      await expectOpen(copy);
    },
  ],
  [
    "Ctrl-C leaves no process behind",
    async (copy) => {
      const left = await copy.interrupt();
      expect(left.length === 0, `Still running:\n${left.join("\n")}`);
      expect(copy.output.includes("The shop is closed."), "It did not say that the shop is closed.");
    },
  ],
  [
    "a second start builds nothing again",
    async (copy) => {
      await copy.start();
      await expectOpen(copy);
      for (const step of [
        "Packages",
        "Tables and first catalogue",
        "Commerce server and admin",
        "Storefront",
      ]) {
        expect(copy.output.includes(`${step}: done (unchanged)`), `The step "${step}" was done again.`);
      }
    },
  ],
  [
    "after kill -9 of everything the shop starts again",
    async (copy) => {
      await copy.killAll();
      await copy.start();
      await expectOpen(copy);
      const left = await copy.interrupt();
      expect(left.length === 0, `Still running after Ctrl-C:\n${left.join("\n")}`);
    },
  ],
];

/**
 * Runs the checks in order; each builds on the one before, so the first failure ends them.
 * @returns {Promise<import("./counts.mjs").Counts>}
 */
export async function launcherTest() {
  say(`\n${strong("== launcher")}`);
  const copy = new Copy();
  let passed = 0;
  try {
    for (const [name, check] of checks) {
      const began = Date.now();
      await check(copy);
      say(`  passed: ${name} (${seconds(Date.now() - began)})`);
      passed += 1;
    }
  } catch (error) {
    say(`  FAILED: ${checks[passed]?.[0]}\n${explain(error)}`);
  } finally {
    await copy.remove();
  }
  return { passed, failed: checks.length - passed };
}
