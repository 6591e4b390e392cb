/** Running the checking and testing tools and counting what they say. */
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
 * Runs a tool to its end; what it writes is shown and logged.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Env }} [options]
 * @returns {Promise<boolean>} whether it ended with code 0
 */
async function tool(name, command, args, { cwd = root, env = cleanEnv(process.env) } = {}) {
  say(`\n${strong(`== ${name}`)}`);
  const began = Date.now();
  const log = logFile(testDataDir, name.replaceAll(" ", "-"));
  const colour = process.stdout.isTTY ? "FORCE_COLOR" : "NO_COLOR";
  const options = { name, cwd, env: { ...env, [colour]: "1" }, log, echo: say };
  const { code, error } = await launch(command, args, options).ended;
  if (error) say(error.message);
  say(`== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds(Date.now() - began)}`);
  return code === 0;
}

/**
 * Runs a script of the root package.json; it counts as one test.
 * @param {string} script
 * @returns {Promise<Counts>}
 */
export async function scriptCounts(script) {
  const pnpm = await findPnpm();
  const succeeded = await tool(script, pnpm.command, [...pnpm.args, "run", script], { env: pnpmEnv() });
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs a tool that writes a report, and counts the report's tests.
 * @template Report
 * @param {string} name
 * @param {string} report path of the report
 * @param {(report: Report) => Counts} count
 * @param {() => Promise<boolean>} work
 * @returns {Promise<Counts>}
 */
async function reported(name, report, count, work) {
  rmSync(report, { force: true });
  const succeeded = await work();
  try {
    return withExit(count(JSON.parse(readFileSync(report, "utf8"))), succeeded);
  } catch {
    say(`${name} left no report.`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Env} [env]
 * @returns {Promise<Counts>}
 */
export function vitest(name, args, env = {}) {
  const report = path.join(testDataDir, `${name.replaceAll(" ", "-")}.json`);
  const cli = path.join(root, "node_modules", "vitest", "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return reported(name, report, vitestCounts, () =>
    tool(name, process.execPath, [cli, "run", ...reporters, ...args], {
      env: { ...cleanEnv(process.env), ...env },
    }),
  );
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
  // a chosen story runs alone, not after all the others
  const chosen = args.length > 0 ? ["--no-deps", ...args] : [];
  return reported("stories", report, playwrightCounts, () =>
    tool("stories", process.execPath, [cli, "test", ...chosen], {
      cwd: storefrontDir,
      env: { ...cleanEnv(process.env), ...env, STORIES_REPORT: report },
    }),
  );
}
