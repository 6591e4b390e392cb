/** Counts passed, failed and flaky tests over the different tools. */

/**
 * `failures`: names of failed tests. `flaky`: names of tests that only passed on a retry. `skipped`: names of tests that
 * cannot run here, with the reason.
 * @typedef {{
 *   passed: number;
 *   failed: number;
 *   failures?: readonly string[];
 *   flaky?: readonly string[];
 *   skipped?: readonly string[];
 * }} Counts
 */

/**
 * Maximum number of flaky tests in a run, one in a thousand; with more of them its result is not reliable.
 * @param {number} passed
 */
const flakyLimit = (passed) => Math.max(2, Math.floor(passed / 1000));

/**
 * @param {...Counts} counts
 * @returns {Required<Counts>}
 */
export const sum = (...counts) => ({
  passed: counts.reduce((n, c) => n + c.passed, 0),
  failed: counts.reduce((n, c) => n + c.failed, 0),
  failures: counts.flatMap((c) => c.failures ?? []),
  flaky: counts.flatMap((c) => c.flaky ?? []),
  skipped: counts.flatMap((c) => c.skipped ?? []),
});

/**
 * The last lines of `npm test`: names of skipped and failed tests, names and number of flaky ones, and the numbers of
 * passed and failed tests. Too many flaky tests count as one additional failure.
 * @param {Counts} counts
 * @returns {string[]}
 */
export function lastLines({ passed, failed, failures = [], flaky = [], skipped = [] }) {
  const limit = flakyLimit(passed);
  const tooMany = flaky.length > limit;
  return [
    ...skipped.map((name) => `skipped: ${name}`),
    ...failures.map((name) => `failed: ${name}`),
    ...flaky.map((name) => `flaky: ${name}`),
    `${flaky.length} flaky${tooMany ? ` (more than ${limit} count as a failure)` : ""}`,
    `${passed} passed, ${failed + (tooMany ? 1 : 0)} failed`,
  ];
}

/**
 * Whether a run is green.
 * @param {Counts} counts
 */
export const isGreen = ({ passed, failed, flaky = [] }) => failed === 0 && flaky.length <= flakyLimit(passed);

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
 * @property {{ title: string, tests?: Story[] }[]} [specs]
 */

/** @typedef {{ status?: string, annotations?: { type: string, description?: string }[] }} Story */

/**
 * The stories of a suite with their names.
 * @param {Suite} suite
 * @returns {(Story & { name: string })[]}
 */
function storiesOf({ title, suites = [], specs = [] }) {
  const own = specs.flatMap((spec) => (spec.tests ?? []).map((story) => ({ ...story, name: spec.title })));
  return [...own, ...suites.flatMap(storiesOf)].map((story) => ({
    ...story,
    name: title ? `${title} › ${story.name}` : story.name,
  }));
}

/**
 * Counts of a Playwright JSON report. Stories are only retried in CI (playwright.config.ts), whose machine may be busy;
 * a story that passes on a retry counts as passed and flaky. A story skipped with a reason is named; without one it
 * counts as failed.
 * @param
 *   {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number }, errors?: unknown[], suites?: Suite[] }}
 *   report
 * @returns {Counts}
 */
export function playwrightCounts({ stats = {}, errors = [], suites = [] }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const stories = suites.flatMap(storiesOf);
  const excused = stories.flatMap(({ name, status, annotations = [] }) => {
    const reason = annotations.find(({ type }) => type === "skip")?.description;
    return status === "skipped" && reason ? [`${name} (${reason})`] : [];
  });
  const failed = unexpected + skipped - excused.length;
  const named = (/** @type {string} */ wanted) =>
    stories.filter(({ status }) => status === wanted).map(({ name }) => name);
  return {
    passed: expected + flaky,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    failures: named("unexpected"),
    flaky: named("flaky"),
    skipped: excused,
  };
}

/**
 * Adds failures known only from the exit code: a tool that failed without naming a test, or that ran no tests.
 * @param {Counts} counts
 * @param {boolean} succeeded whether the tool exited with code 0
 * @param {boolean} [mayBeEmpty] whether it may run no tests
 * @returns {Counts}
 */
export function withExit(counts, succeeded, mayBeEmpty = false) {
  const { passed, failed, skipped = [] } = counts;
  if (succeeded && (mayBeEmpty || passed + failed + skipped.length > 0)) return counts;
  return failed > 0 ? counts : { ...counts, failed: 1 };
}
