/** A vitest reporter that records which tests failed, only passed on a retry, or cannot run here (SPECIAL_CASES_REPORT). */
import { writeFileSync } from "node:fs";

export default class SpecialCasesReporter {
  /** @type {string[]} */
  #failures = [];
  /** @type {string[]} */
  #flaky = [];
  /** @type {string[]} */
  #skipped = [];

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    const name = `${test.module.relativeModuleId} › ${test.fullName}`;
    const result = test.result();
    if (result.state === "failed") this.#failures.push(name);
    if (test.diagnostic()?.flaky) this.#flaky.push(name);
    // a test that was not selected is skipped as well, but without a reason
    if (result.state === "skipped" && result.note) this.#skipped.push(`${name} (${result.note})`);
  }

  onTestRunEnd() {
    const file = process.env.SPECIAL_CASES_REPORT;
    const named = { failures: this.#failures, flaky: this.#flaky, skipped: this.#skipped };
    if (file) writeFileSync(file, JSON.stringify(named));
  }
}
