/** `npm start` itself, from a clean copy in a temporary folder: first start, second start, kill -9, Ctrl-C. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { explain, Failure } from "../failure.mjs";
import { launch } from "../processes.mjs";
import { say, seconds, strong } from "../steps.mjs";
import { freePorts, withoutShopSettings } from "./test-shop.mjs";

/** @typedef {import("./clean-copy.mjs").CleanCopy} CleanCopy */

/**
 * @param {boolean} condition
 * @param {string} message
 */
function expect(condition, message) {
  if (!condition) throw new Failure(message);
}

/** @param {CleanCopy} copy */
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
      const log = path.join(copy.dataDir, "logs", `${name}.log`);
      throw new Failure(`${pathname} on port ${port} answers ${response.status}, not 200.`, { log });
    }
  }
}

/** @type {[string, (copy: CleanCopy) => Promise<void>][]} */
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
      const file = path.join(copy.dataDir, "secrets.json");
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
        "Contract",
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
 * Runs the checks in order; each builds on the one before, so the first failure ends them. Nothing of the shop runs afterwards.
 * @param {CleanCopy} copy
 * @returns {Promise<{ counts: import("./counts.mjs").Counts, opened: boolean }>} opened: whether the copy holds a shop that has
 *   been open once
 */
export async function launcherTest(copy) {
  say(`\n${strong("== launcher")}`);
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
    await copy.killAll();
  }
  return { counts: { passed, failed: checks.length - passed }, opened: passed > 0 };
}
