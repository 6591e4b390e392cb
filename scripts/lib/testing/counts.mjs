/** Counting what passed, what failed and what was flaky, over the different tools. */

/** `flaky`: names of the tests that passed only when they were tried again. @typedef {{ passed: number, failed: number, flaky?: readonly string[] }} Counts */

/** So many flaky tests a run may have; with more of them nothing it says can be relied on. */
export const flakyLimit = 2;

/**
 * @param {...Counts} counts
 * @returns {Required<Counts>}
 */
export const sum = (...counts) => ({
  passed: counts.reduce((n, c) => n + c.passed, 0),
  failed: counts.reduce((n, c) => n + c.failed, 0),
  flaky: counts.flatMap((c) => c.flaky ?? []),
});

/**
 * The last lines of `npm test`: the flaky tests by name, their number, and what passed and failed. Too many of them count as one
 * failure more.
 * @param {Counts} counts
 * @returns {string[]}
 */
export function lastLines({ passed, failed, flaky = [] }) {
  const tooMany = flaky.length > flakyLimit;
  return [
    ...flaky.map((name) => `flaky: ${name}`),
    `${flaky.length} flaky${tooMany ? ` (more than ${flakyLimit} count as a failure)` : ""}`,
    `${passed} passed, ${failed + (tooMany ? 1 : 0)} failed`,
  ];
}

/**
 * Whether a run is green.
 * @param {Counts} counts
 */
export const isGreen = ({ failed, flaky = [] }) => failed === 0 && flaky.length <= flakyLimit;

/**
 * Counts of a vitest JSON report. A file that could not even be loaded has no tests in it and counts as one failure.
 * @param {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  const unloaded = (report.testResults ?? []).filter(
    (f) => f.status === "failed" && f.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests ?? 0, failed: (report.numFailedTests ?? 0) + unloaded.length };
}

/**
 * A suite of a Playwright JSON report: a file, or a group of stories in it.
 * @typedef {object} Suite
 * @property {string} title
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests?: { status?: string }[] }[]} [specs]
 */

/**
 * Names of the flaky stories of a suite.
 * @param {Suite} suite
 * @returns {string[]}
 */
function flakyStories({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ tests = [] }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map((spec) => spec.title), ...suites.flatMap(flakyStories)].map((name) =>
    title ? `${title} › ${name}` : name,
  );
}

/**
 * Counts of a Playwright JSON report. A story is tried again only on a build server (playwright.config.ts), whose machine may be
 * busy; what works then has passed and is flaky. What did not run although it was wanted (a skipped story) has failed, for nobody
 * has seen it work.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number }, errors?: unknown[], suites?: Suite[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats = {}, errors = [], suites = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failed = unexpected + skipped;
  return {
    passed: expected + flaky,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    flaky: suites.flatMap(flakyStories),
  };
}

/**
 * Adds what only the exit code tells: a tool that failed without naming a test, or that ran no test at all.
 * @param {Counts} counts
 * @param {boolean} succeeded whether the tool ended with code 0
 * @returns {Counts}
 */
export function withExit(counts, succeeded) {
  if (succeeded && counts.passed + counts.failed > 0) return counts;
  return counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
