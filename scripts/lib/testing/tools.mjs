/** Runs the checking and testing tools and counts their results. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { logFile, root, storefrontDir } from "../paths.mjs";
import { findPnpm, pnpmEnv } from "../pnpm.mjs";
import { launch } from "../processes.mjs";
import { say, seconds, strong } from "../steps.mjs";
import { playwrightCounts, vitestCounts, withExit } from "./counts.mjs";
import { testDataDir } from "./test-shop.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {import("../env.mjs").Env} Env */

/**
 * Runs a tool and waits for its end; its output is logged and shown, immediately or, if other tools run in parallel, at
 * its end.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Env, buffered?: boolean }} [options]
 * @returns {Promise<boolean>} whether it exited with code 0
 */
export async function tool(name, command, args, { cwd = root, env = cleanEnv(process.env), buffered } = {}) {
  /** @type {string[]} */
  const heldLines = [];
  if (!buffered) say(`\n${strong(`== ${name}`)}`);
  const began = Date.now();
  const log = logFile(testDataDir, name.replaceAll(" ", "-"));
  const colour = process.stdout.isTTY ? "FORCE_COLOR" : "NO_COLOR";
  const echo = buffered ? (/** @type {string} */ line) => void heldLines.push(line) : say;
  const { code, error } = await launch(command, args, {
    name,
    cwd,
    env: { ...env, [colour]: "1" },
    log,
    echo,
  }).ended;
  if (error) say(error.message);
  if (heldLines.length > 0) say(`\n${strong(`== ${name}`)}\n${heldLines.join("\n")}`);
  say(`== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds(Date.now() - began)}`);
  return code === 0;
}

/**
 * Runs a script of the root package.json; it counts as one test.
 * @param {string} script
 * @param {{ buffered?: boolean }} [options]
 * @returns {Promise<Counts>}
 */
export async function scriptCounts(script, { buffered = false } = {}) {
  const pnpm = await findPnpm();
  const args = [...pnpm.args, "run", script];
  const succeeded = await tool(script, pnpm.command, args, { env: pnpmEnv(), buffered });
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Runs a tool that writes a report, and counts the tests in the report.
 * @param {string} name
 * @param {string[]} reports files written by the tool; existing ones are deleted first
 * @param {() => Counts} count
 * @param {() => Promise<boolean>} work
 * @param {{ mayBeEmpty: boolean }} options
 * @returns {Promise<Counts>}
 */
async function runWithReport(name, reports, count, work, { mayBeEmpty }) {
  for (const file of reports) rmSync(file, { force: true });
  const succeeded = await work();
  try {
    return withExit(count(), succeeded, mayBeEmpty);
  } catch {
    say(`${name} left no report.`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs vitest.
 * @param {string} name
 * @param {string[]} args vitest's own arguments
 * @param {{ env?: Env, buffered?: boolean }} [options]
 * @returns {Promise<Counts>}
 */
export function vitest(name, args, { env = {}, buffered = false } = {}) {
  const report = path.join(testDataDir, `${name.replaceAll(" ", "-")}.json`);
  const special = report.replace(/\.json$/, ".special.json");
  const cli = path.join(root, "node_modules", "vitest", "vitest.mjs");
  const reporter = path.join(root, "scripts", "lib", "testing", "special-cases-reporter.mjs");
  const reporters = ["default", "json", reporter].map((one) => `--reporter=${one}`);
  const count = () => ({ ...vitestCounts(readJson(report)), ...readJson(special) });
  const work = () =>
    tool(name, process.execPath, [cli, "run", ...reporters, `--outputFile.json=${report}`, ...args], {
      env: { ...cleanEnv(process.env), SPECIAL_CASES_REPORT: special, ...env },
      buffered,
    });
  return runWithReport(name, [report, special], count, work, {
    mayBeEmpty: args.includes("--passWithNoTests"),
  });
}

/**
 * Runs the browser stories.
 * @param {string[]} args Playwright's own arguments
 * @param {Env} env
 * @returns {Promise<Counts>}
 */
export function playwright(args, env) {
  const report = path.join(testDataDir, "stories.json");
  const cli = path.join(storefrontDir, "node_modules", "@playwright", "test", "cli.js");
  return runWithReport(
    "stories",
    [report],
    () => playwrightCounts(readJson(report)),
    () =>
      tool("stories", process.execPath, [cli, "test", ...args], {
        cwd: storefrontDir,
        env: { ...cleanEnv(process.env), ...env, STORIES_REPORT: report },
      }),
    { mayBeEmpty: args.includes("--pass-with-no-tests") },
  );
}

/**
 * Benchmarks a shop (`storefront/bench`); a successful run counts as one test.
 * @param {string[]} args "large": two shops, one with thousands of products and orders; "lighthouse": Lighthouse scores
 *   of its pages; "load": how many concurrent shoppers it can serve, "load cluster": how many the cluster can serve;
 *   titles of sections of bench.ts: only these, without writing its results
 * @param {Env} env
 * @returns {Promise<Counts>}
 */
export async function bench(args, env) {
  const file = `${["large", "lighthouse", "load"].find((name) => args.includes(name)) ?? "bench"}.ts`;
  const measured = await tool(
    "bench",
    process.execPath,
    ["--import", "tsx", path.join("bench", file), ...args],
    {
      cwd: storefrontDir,
      env: { ...cleanEnv(process.env), ...env },
    },
  );
  return measured ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
