/** Implementation of `npm test`, as a whole or one part. */
import { explain } from "../failure.mjs";
import { dataFolder } from "../paths.mjs";
import { killAll, stopAll } from "../processes.mjs";
import { cpuSeconds } from "../procfs.mjs";
import { say, seconds } from "../steps.mjs";
import { CleanCopy } from "./clean-copy.mjs";
import { isGreen, lastLines, sum } from "./counts.mjs";
import { keptShop, stopKeeper } from "./kept-shop.mjs";
import { launcherTest } from "./launcher-test.mjs";
import {
  closeShops,
  countErrorsAsFailure,
  oneFailure,
  shopParts,
  shopTests,
  testAgainst,
} from "./shop-tests.mjs";
import { testDataDir } from "./test-shop.mjs";
import { scriptCounts, vitest } from "./tools.mjs";
import { versionsTest } from "./versions-test.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {() => Promise<Counts>} Task */

const parts = /** @type {const} */ ([
  "changed",
  "check",
  "unit",
  "launcher",
  "bench",
  "cluster",
  "faults",
  "s3",
  "soak",
  "versions",
  ...shopParts,
]);
/** @typedef {(typeof parts)[number]} Part */

/** @type {CleanCopy | undefined} */
let copy;

async function close() {
  await closeShops();
  // the tests in the copy have their own servers to stop
  await stopAll(60_000);
  await copy?.remove();
  copy = undefined;
}

/**
 * What to run: everything, or one part with arguments for its tool. With --keep the test shop keeps running for the
 * next run; "stop" stops it.
 * @param {string[]} argv
 * @returns {{ part: Part | "stop" | undefined, args: string[], keep: boolean }}
 */
export function selection(argv) {
  const keep = argv.includes("--keep");
  const [first, ...args] = argv.filter((argument) => argument !== "--keep");
  if (first === undefined && !keep) return { part: undefined, args: [], keep };
  if (first === "stop") return { part: "stop", args: [], keep: false };
  const part = parts.find((name) => name === first);
  if (!part) throw new Error(`There is no part "${first ?? ""}". Choose one of: ${parts.join(", ")}, stop.`);
  if (keep && !shopParts.some((name) => name === part)) {
    throw new Error(`--keep is for parts that need a shop: ${shopParts.join(", ")}.`);
  }
  return { part, args, keep };
}

/** Static checks: scripts of package.json that can run in parallel with others. */
const checkScripts = ["typecheck", "lint:code", "lint:rest"];

/**
 * @param {{ buffered: boolean }} options
 * @returns {Task[]}
 */
const checks = (options) => checkScripts.map((name) => () => scriptCounts(name, options));

/**
 * Runs everything. Types, lint and unit tests use one core, the launcher test the other; its clean copy then becomes
 * the test shop. If the launcher test finishes first, it takes over pending tasks of the other core.
 * @returns {Promise<Counts>}
 */
async function runAll() {
  const cleanCopy = new CleanCopy();
  copy = cleanCopy;
  /** @type {Counts[]} */
  const counts = [];
  const tasks = [...checks({ buffered: true }), () => vitest("unit tests", [], { buffered: true })];
  const runTasks = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) counts.push(await countErrorsAsFailure(task));
  };
  const launch = async () => {
    const { counts: launched, opened } = await launcherTest(cleanCopy);
    counts.push(launched);
    await runTasks();
    return opened;
  };
  const [opened] = await Promise.all([launch(), runTasks()]);
  reportStage("Launcher, types, lint and unit tests");
  // without a shop neither part can run
  counts.push(...(opened ? [await cleanCopy.test(shopParts)] : shopParts.map(() => oneFailure)));
  reportStage("HTTP tests and stories");
  return sum(...counts);
}

/**
 * Runs the tests that import, directly or through the contract, what has changed since a commit: unit tests, then HTTP
 * tests and stories in the kept shop.
 * @param {string} since
 * @returns {Promise<Counts>}
 */
async function changedTests(since) {
  const changed = ["--changed", since, "--passWithNoTests"];
  const unit = await vitest("unit tests", changed);
  const shop = await keptShop({ open: true });
  if (!shop) throw new Error("The kept shop is not running.");
  const http = await testAgainst("http", changed, [shop]);
  return sum(
    unit,
    http,
    await testAgainst("stories", [`--only-changed=${since}`, "--pass-with-no-tests"], [shop]),
  );
}

/**
 * @param {Part} part
 * @param {string[]} args
 * @param {boolean} keep
 * @returns {Promise<Counts>}
 */
async function runPart(part, args, keep) {
  if (part === "check") return sum(...(await runInOrder(checks({ buffered: false }))));
  if (part === "unit") return vitest("unit tests", args);
  if (part === "changed") return changedTests(args[0] ?? "main");
  if (part === "launcher") {
    copy = new CleanCopy();
    return (await launcherTest(copy)).counts;
  }
  if (part === "versions") {
    return versionsTest(args, (current) => {
      copy = current;
    });
  }
  const kept = shopParts.some((name) => name === part) ? await keptShop({ open: keep }) : null;
  if (kept) return testAgainst(part, args, [kept]);
  return shopTests([part], args, { dataDir: testDataDir, fresh: true });
}

/** @param {Task[]} tasks */
async function runInOrder(tasks) {
  /** @type {Counts[]} */
  const counts = [];
  for (const task of tasks) counts.push(await countErrorsAsFailure(task));
  return counts;
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
  let interrupted = false;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (interrupted) return;
      interrupted = true;
      say("\nStopping the tests …");
      void close().finally(() => process.exit(130));
    });
  }
  process.on("exit", killAll);
  dataFolder(testDataDir);
  if (part === "stop") {
    say((await stopKeeper()) ? "The kept shop is closed." : "No shop is kept.");
    return;
  }
  const total = await countErrorsAsFailure(() => (part ? runPart(part, args, keep) : runAll()));
  if (interrupted) return;
  await close().catch((error) => say(explain(error)));
  const cpu = cpuSeconds();
  say(`\nTook ${seconds(Date.now() - began)}${cpu ? `, ${Math.round(cpu)} s of CPU` : ""}.`);
  for (const line of lastLines(total)) say(line);
  process.exit(isGreen(total) ? 0 : 1);
}
