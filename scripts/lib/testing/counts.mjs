/** Counting what passed and what failed, over the different tools. */

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {...Counts} counts
 * @returns {Counts}
 */
export const sum = (...counts) => ({
  passed: counts.reduce((n, c) => n + c.passed, 0),
  failed: counts.reduce((n, c) => n + c.failed, 0),
});

/**
 * The last line of `npm test`.
 * @param {Counts} counts
 */
export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

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
 * Counts of a Playwright JSON report. A story is tried again only on a build server (playwright.config.ts), whose
 * machine may be busy; what works then has passed and is named as flaky in the output. What did not run although it was
 * wanted (a skipped story) has failed, for nobody has seen it work.
 * @param {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats = {}, errors = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failed = unexpected + skipped;
  return { passed: expected + flaky, failed: failed === 0 && errors.length > 0 ? 1 : failed };
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
