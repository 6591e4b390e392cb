/** Counts passed, failed and flaky tests over the different tools. */

/**
 * `flaky`: names of tests that only passed on a retry.
 * @typedef {{ passed: number, failed: number, flaky?: readonly string[] }} Counts
 */

/** Maximum number of flaky tests in a run; with more of them its result is not reliable. */
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
 * The last lines of `npm test`: names and number of flaky tests, and the numbers of passed and failed tests. Too many
 * flaky tests count as one additional failure.
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
 * Counts of a vitest JSON report. A file that could not be loaded contains no tests and counts as one failure.
 * @param
 *   {{ numPassedTests?: number, numFailedTests?: number, testResults?: { status: string, assertionResults: unknown[] }[] }}
 *   report
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
 * Counts of a Playwright JSON report. Stories are only retried in CI (playwright.config.ts), whose machine may be busy;
 * a story that passes on a retry counts as passed and flaky. A story that was requested but skipped counts as failed.
 * @param
 *   {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number }, errors?: unknown[], suites?: Suite[] }}
 *   report
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
 * Adds failures known only from the exit code: a tool that failed without naming a test, or that ran no tests.
 * @param {Counts} counts
 * @param {boolean} succeeded whether the tool exited with code 0
 * @returns {Counts}
 */
export function withExit(counts, succeeded) {
  if (succeeded && counts.passed + counts.failed > 0) return counts;
  return counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
