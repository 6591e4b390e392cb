/** The whole of `npm test`. */
import path from "node:path";
import { explain } from "../failure.mjs";
import { install } from "../packages.mjs";
import { dataFolder, root } from "../paths.mjs";
import { killAll, stopAll } from "../processes.mjs";
import { stepCount } from "../stack.mjs";
import { say, seconds, Steps, strong } from "../steps.mjs";
import { findChromium } from "./chromium.mjs";
import { openControl } from "./control.mjs";
import { lastLine, sum } from "./counts.mjs";
import { launcherTest } from "./launcher-test.mjs";
import { openTestShop, testDataDir } from "./test-shop.mjs";
import { playwright, scriptCounts, vitest } from "./tools.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

const parts = /** @type {const} */ (["check", "unit", "http", "stories", "launcher"]);
/** @typedef {(typeof parts)[number]} Part */

/** @type {Counts} */
const oneFailure = { passed: 0, failed: 1 };

/** @type {import("../stack.mjs").Stack | undefined} */
let openStack;

async function close() {
  await openStack?.stop();
  openStack = undefined;
  await stopAll();
}

/**
 * A part that cannot even run is one failure, and no reason to leave out the others.
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Counts>}
 */
async function guarded(work) {
  try {
    return await work();
  } catch (error) {
    say(explain(error));
    return oneFailure;
  }
}

/**
 * HTTP tests and browser stories, against one shop that is brought up for them; that it comes up counts as one test.
 * @param {readonly Part[]} wanted
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
async function shopTests(wanted, args) {
  say(`\n${strong("== a shop for the tests")}`);
  const { stack, env } = await openTestShop(new Steps(stepCount()), (created) => {
    openStack = created;
  });
  stack.onCrash = (name, log) => say(`${name} has ended unexpectedly; see ${log}`);
  const control = await openControl(stack);
  let counts = { passed: 1, failed: 0 };
  try {
    const told = { ...env, CONTROL_URL: control.url };
    if (wanted.includes("http")) {
      const config = path.join(root, "commerce", "tests", "vitest.config.mts");
      counts = sum(counts, await guarded(() => vitest("http tests", ["--config", config, ...args], told)));
    }
    if (wanted.includes("stories")) {
      const stories = async () => {
        const CHROMIUM_PATH = await findChromium(testDataDir, say);
        return playwright(args, { ...told, CHROMIUM_PATH });
      };
      counts = sum(counts, await guarded(stories));
    }
  } finally {
    control.close();
    await stack.stop();
    openStack = undefined;
  }
  return counts;
}

/**
 * @param {string[]} argv
 * @returns {{ wanted: readonly Part[], args: string[] }}
 */
export function selection(argv) {
  const [first, ...args] = argv;
  if (first === undefined) return { wanted: parts, args: [] };
  const part = parts.find((name) => name === first);
  if (part) return { wanted: [part], args };
  throw new Error(`There is no part "${first}". Choose one of: ${parts.join(", ")}.`);
}

/**
 * Runs the tests and ends the process; the last line is "N passed, N failed".
 * @param {string[]} argv
 */
export async function runTests(argv) {
  const began = Date.now();
  const { wanted, args } = selection(argv);
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

  const total = await runParts(wanted, args);
  if (interrupted) return;
  say(`\nTook ${seconds(Date.now() - began)}.`);
  say(lastLine(total));
  process.exit(total.failed === 0 ? 0 : 1);
}

/**
 * @param {readonly Part[]} wanted
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
async function runParts(wanted, args) {
  /** @type {Counts[]} */
  const counts = [];
  const add = async (/** @type {() => Promise<Counts>} */ work) => void counts.push(await guarded(work));
  try {
    await new Steps(1).run("Packages", (note) => install(testDataDir, note));
  } catch (error) {
    say(explain(error));
    return oneFailure;
  }
  if (wanted.includes("check")) {
    await add(() => scriptCounts("typecheck"));
    await add(() => scriptCounts("lint"));
  }
  if (wanted.includes("unit")) await add(() => vitest("unit tests", args));
  if (wanted.includes("http") || wanted.includes("stories")) await add(() => shopTests(wanted, args));
  // a shop that did not come up is still to be stopped
  await close();
  if (wanted.includes("launcher")) await add(launcherTest);
  return sum(...counts);
}
