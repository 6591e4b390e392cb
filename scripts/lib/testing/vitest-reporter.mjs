/** A vitest reporter that counts the tests (counts.mjs). */
import { noTests, writeCounts } from "./counts.mjs";

export default class CountingReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const counts = noTests();
    for (const module of modules) {
      const failuresBefore = counts.failures.length;
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} › ${test.fullName}`;
        const result = test.result();
        if (result.state === "passed") counts.passed += 1;
        if (result.state === "failed") counts.failures.push(name);
        if (test.diagnostic()?.flaky) counts.flaky.push(name);
        // a test that was not selected is skipped as well, but without a reason
        if (result.state === "skipped" && result.note) counts.skipped.push(`${name} (${result.note})`);
      }
      // it could not be loaded, or a hook failed
      const isUnexplained = module.state() === "failed" && counts.failures.length === failuresBefore;
      if (isUnexplained) counts.failures.push(module.relativeModuleId);
    }
    writeCounts(counts);
  }
}
