/** `npm start` itself, from a clean copy in a temporary folder: first start, second start, crashes, kill -9, Ctrl-C. */
import { readFileSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { explain, Failure } from "../failure.mjs";
import { runningLauncher } from "../lock.mjs";
import { launch, pause } from "../processes.mjs";
import { say, seconds, strong } from "../steps.mjs";
import { beginRequest, expectSells, addToCartForm } from "./launcher-shopper.mjs";
import { freePorts } from "./test-shop.mjs";

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
    [copy.port("STOREFRONT_PORT"), "/health/live"],
    [copy.port("STOREFRONT_PORT"), "/"],
    [copy.port("COMMERCE_PORT"), "/health"],
    [copy.port("COMMERCE_PORT"), "/app"],
    [copy.port("SANDBOX_PORT"), "/health"],
    // the storefront proxies the sandbox's pages
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

/**
 * Kills a server and waits until the launcher reports that it is running again.
 * @param {CleanCopy} copy
 * @param {string} name of the server
 */
async function killAndAwait(copy, name) {
  const pids = () =>
    new Map(runningLauncher(copy.dataDir).state?.children.map((child) => [child.name, child.pid]));
  const before = pids();
  const pid = before.get(name);
  if (!pid) throw new Failure(`${name} does not run.`);
  process.kill(pid, "SIGKILL");
  const restartMessage = `${name} is running again`;
  for (const deadline = Date.now() + 60_000; !copy.output.includes(restartMessage); await pause(100)) {
    if (Date.now() > deadline) throw new Failure(`${name} was not started again.`, { log: copy.log });
  }
  const after = pids();
  before.delete(name);
  for (const [other, number] of before) {
    expect(after.get(other) === number, `${other} did not go on when ${name} was killed.`);
  }
  await expectOpen(copy);
  await expectSells(copy);
}

/** @type {[string, (copy: CleanCopy) => Promise<void>][]} */
const checks = [
  [
    "starts the shop from a clean copy with npm start",
    async (copy) => {
      await copy.choosePorts();
      await copy.start();
      await expectOpen(copy);
    },
  ],
  [
    "prints the admin login and stores it readable only by its owner",
    async (copy) => {
      const file = path.join(copy.dataDir, "secrets.json");
      const { ADMIN_PASSWORD } = JSON.parse(readFileSync(file, "utf8"));
      expect(copy.output.includes(ADMIN_PASSWORD), "The password was not printed.");
      expect((statSync(file).mode & 0o777) === 0o600, "The file of secrets has not mode 600.");
    },
  ],
  [
    "reports where the shop runs if it is started a second time",
    async (copy) => {
      const env = { ...copy.env, ...(await freePorts()) };
      const log = path.join(copy.dir, "beside.log");
      const { code } = await launch("npm", ["start"], { name: "npm start", cwd: copy.dir, env, log }).ended;
      const output = readFileSync(log, "utf8");
      const saysWhere =
        output.includes("already runs") && output.includes(`localhost:${copy.port("STOREFRONT_PORT")}`);
      expect(code !== 0 && saysWhere, `It ended with code ${code} and said:\n${output}`);
      await expectOpen(copy);
    },
  ],
  [
    "is not accessible from other machines",
    async (copy) => {
      const own = Object.values(networkInterfaces())
        .flatMap((addresses) => addresses ?? [])
        .find(({ family, internal }) => family === "IPv4" && !internal);
      for (const name of /** @type {const} */ (["STOREFRONT_PORT", "COMMERCE_PORT", "SANDBOX_PORT"])) {
        if (!own) return;
        const answer = await fetch(`http://${own.address}:${copy.port(name)}/`).catch(() => null);
        expect(answer === null, `${name} answers at ${own.address}.`);
      }
    },
  ],
  ...["the database", "commerce", "the storefront", "the payment sandbox"].map(
    (name) =>
      /** @type {[string, (copy: CleanCopy) => Promise<void>]} */ ([
        `restarts ${name} after it was killed, and sells`,
        (copy) => killAndAwait(copy, name),
      ]),
  ),
  [
    "has consistent books according to npm run invariants",
    async (copy) => {
      const log = path.join(copy.dir, "invariants.log");
      const options = { name: "npm run invariants", cwd: copy.dir, env: copy.env, log };
      const { code } = await launch(copy.node, [path.join(copy.dir, "scripts", "invariants.mjs")], options)
        .ended;
      const output = readFileSync(log, "utf8");
      expect(
        code === 0 && /(\d+) of \1 rules hold/.test(output),
        `It ended with code ${code} and said:\n${output}`,
      );
    },
  ],
  [
    "responds to requests in progress on Ctrl-C, and leaves no process running",
    async (copy) => {
      const send = await beginRequest(copy, await addToCartForm(copy));
      const closed = copy.interrupt();
      // commerce keeps running as long as the storefront has requests in progress
      for (let n = 0; n < 10; n += 1) {
        const health = await fetch(`http://localhost:${copy.port("COMMERCE_PORT")}/health`).catch(() => null);
        expect(health?.status === 200, "Commerce has ended before the storefront.");
        await pause(100);
      }
      const status = await send();
      expect(status === 303, `The form that was being sent got the answer ${status}.`);
      const remaining = await closed;
      expect(remaining.length === 0, `Still running:\n${remaining.join("\n")}`);
      expect(copy.output.includes("The shop is closed."), "It did not say that the shop is closed.");
    },
  ],
  [
    "does not rebuild anything on the second start",
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
    "starts again after all processes were killed with kill -9",
    async (copy) => {
      await copy.killAll();
      await copy.start();
      await expectOpen(copy);
      const remaining = await copy.interrupt();
      expect(remaining.length === 0, `Still running after Ctrl-C:\n${remaining.join("\n")}`);
    },
  ],
];

/**
 * Runs the checks in order; each depends on the previous one, so the first failure ends them. No process of the shop is
 * left afterwards.
 * @param {CleanCopy} copy
 * @returns {Promise<{ counts: import("./counts.mjs").Counts, opened: boolean }>} opened: whether the shop in the copy
 *   has been started at least once
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
