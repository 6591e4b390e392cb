/** A vitest reporter that records which tests only passed on a retry (FLAKY_REPORT). */
import { writeFileSync } from "node:fs";

export default class FlakyReporter {
  /** @type {string[]} */
  #names = [];

  /** @param {import("vitest/node").TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd() {
    const file = process.env.FLAKY_REPORT;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
