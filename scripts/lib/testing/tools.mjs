/** Runs the tools of the tests; each writes its counts (counts.mjs), or counts as one test. */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { cleanEnv } from "../env.mjs";
import { dataFolder, logFile, root } from "../paths.mjs";
import { launch, run as runProgram } from "../processes.mjs";
import { say, seconds, strong } from "../steps.mjs";
import { countsOf, readCounts } from "./counts.mjs";
import { testDataDir } from "./test-shop.mjs";

/**
 * @typedef {object} How
 * @property {string} [clone] the clone to run it in, by default this one
 * @property {import("../env.mjs").Env} [env]
 * @property {boolean} [buffered] shows its output at its end, because other tools run in parallel
 * @property {boolean} [mayBeEmpty] it may have no tests to run
 */

/**
 * Runs a tool and waits for its end; its output is logged and shown.
 * @param {string} name
 * @param {string[]} command
 * @param {string} folder below the clone
 * @param {How} how
 */
async function run(name, [program = "", ...args], folder, { clone = root, env, buffered, mayBeEmpty }) {
  const title = `\n${strong(`== ${name}`)}`;
  // the paths of a copy are shown as those of the original, where a developer looks for the files
  const show = (/** @type {string} */ line) => say(line.replaceAll(clone, root));
  /** @type {string[]} */
  const held = [];
  if (!buffered) say(title);
  const file = path.join(testDataDir, "counts", `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const began = Date.now();
  const { code, error } = await launch(program, args, {
    name,
    cwd: path.join(clone, folder),
    env: {
      ...cleanEnv(process.env),
      ...env,
      COUNTS_FILE: file,
      [process.stdout.isTTY ? "FORCE_COLOR" : "NO_COLOR"]: "1",
    },
    log: logFile(testDataDir, name),
    // tools that are interrupted close what they have opened
    signal: "SIGINT",
    echo: buffered ? (line) => void held.push(line) : show,
  }).ended;
  if (buffered) [title, ...held].forEach(show);
  if (error) say(error.message);
  const succeeded = code === 0;
  say(`== ${name}: ${succeeded ? "passed" : "FAILED"} in ${seconds(Date.now() - began)}`);
  return countsOf(name, readCounts(file), { succeeded, mayBeEmpty });
}

/**
 * Runs a script of package.json.
 * @param {string} name
 * @param {How} [how]
 */
export const script = (name, how = {}) => run(name, ["npm", "run", "-s", name], "", how);

/**
 * Runs the unit tests, or a project of vitest.shops.config.ts.
 * @param {string} project
 * @param {readonly string[]} [args] of vitest
 * @param {How} [how]
 */
export function vitest(project, args = [], how = {}) {
  const cli = path.join("node_modules", "vitest", "vitest.mjs");
  const config = project === "unit" ? [] : ["--config", "vitest.shops.config.ts", "--project", project];
  const reporters = ["--reporter=default", "--reporter=./scripts/lib/testing/vitest-reporter.mjs"];
  return run(project, [process.execPath, cli, "run", ...config, ...reporters, ...args], "", how);
}

/**
 * Runs the browser stories.
 * @param {readonly string[]} [args] of Playwright
 * @param {How} [how]
 */
export const playwright = (args = [], how = {}) =>
  run(
    "stories",
    [process.execPath, path.join("node_modules", "@playwright", "test", "cli.js"), "test", ...args],
    "storefront",
    how,
  );

/**
 * Runs a benchmark (`storefront/bench`).
 * @param {string} name of its file
 * @param {readonly string[]} args
 * @param {How} how
 */
export const bench = (name, args, how) =>
  run(
    "bench",
    [process.execPath, "--import", "tsx", path.join("bench", `${name}.ts`), ...args],
    "storefront",
    how,
  );

/**
 * Installs a package into a separate folder, once: a program that only some tests need and that is too large for an
 * installation of the shop.
 * @param {string} name
 * @param {string} version
 * @returns {Promise<string>} folder of the package
 */
export async function fetchPackage(name, version) {
  const folderName = `${name.replaceAll(/\W/g, "-")}-${version}`;
  const folder = path.join(root, "node_modules", ".cache", "fetched", folderName);
  const home = path.join(folder, "node_modules", name);
  if (existsSync(path.join(home, "package.json"))) return home;
  rmSync(folder, { recursive: true, force: true });
  const flags = ["--no-audit", "--no-fund"];
  await runProgram("npm", ["install", "--prefix", dataFolder(folder), ...flags, `${name}@${version}`], {
    name: `Fetching ${name} ${version}`,
    cwd: folder,
    env: cleanEnv(process.env),
    log: logFile(testDataDir, "fetch"),
    advice: "This requires access to the npm registry.",
  });
  return home;
}
