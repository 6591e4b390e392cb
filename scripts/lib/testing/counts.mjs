/** Counts passed, failed, flaky and skipped tests over the tools of a run. */
import { readFileSync, writeFileSync } from "node:fs";

/**
 * `failures`: names of failed tests. `flaky`: names of tests that only passed on a retry. `skipped`: names of tests that
 * cannot run here, with the reason.
 * @typedef {{ passed: number, failures: string[], flaky: string[], skipped: string[] }} Counts
 */

/** @returns {Counts} */
export const noTests = () => ({ passed: 0, failures: [], flaky: [], skipped: [] });

/** @param {string} name */
export const oneFailure = (name) => ({ ...noTests(), failures: [name] });

/**
 * Maximum number of flaky tests in a run, one in a thousand; with more of them its result is not reliable.
 * @param {number} passed
 */
const flakyLimit = (passed) => Math.max(2, Math.floor(passed / 1000));

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  flaky: counts.flatMap(({ flaky }) => flaky),
  skipped: counts.flatMap(({ skipped }) => skipped),
});

/**
 * The last lines of `npm test`: names of skipped and failed tests, names and number of flaky ones, and the numbers of
 * passed and failed tests. Too many flaky tests count as one additional failure.
 * @param {Counts} counts
 */
export function lastLines({ passed, failures, flaky, skipped }) {
  const limit = flakyLimit(passed);
  const tooMany = flaky.length > limit;
  const failed = failures.length + (tooMany ? 1 : 0);
  const lines = [
    ...skipped.map((name) => `skipped: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    ...flaky.map((name) => `flaky: ${name}`),
    `${flaky.length} flaky${tooMany ? ` (more than ${limit} count as a failure)` : ""}`,
    `${passed} passed, ${failed} failed`,
  ];
  return { lines, isGreen: failed === 0 };
}

/**
 * What a tool has proven: the counts its reporter has written, or one test if it has none.
 * @param {string} name
 * @param {Counts | null} reported
 * @param {{ succeeded: boolean, mayBeEmpty?: boolean }} how succeeded: it exited with code 0; mayBeEmpty: it may run no
 *   tests
 * @returns {Counts}
 */
export function countsOf(name, reported, { succeeded, mayBeEmpty = false }) {
  if (!reported) return succeeded ? { ...noTests(), passed: 1 } : oneFailure(name);
  const { passed, failures, skipped } = reported;
  const isEmpty = passed + failures.length + skipped.length === 0;
  const isUnexplained = succeeded ? isEmpty && !mayBeEmpty : failures.length === 0;
  return isUnexplained ? { ...reported, failures: [...failures, name] } : reported;
}

/** @param {Counts} counts of a tool, for the file in COUNTS_FILE */
export function writeCounts(counts) {
  const file = process.env.COUNTS_FILE;
  if (file) writeFileSync(file, JSON.stringify(counts));
}

/**
 * @param {string} file
 * @returns {Counts | null} null if the tool has written none
 */
export function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
