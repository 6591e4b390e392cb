import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";
import { noTests, writeCounts } from "../../../scripts/lib/testing/counts.mjs";

/** Counts the stories for `npm test` (scripts/lib/testing/counts.mjs). */
export default class CountingReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const counts = noTests();
    for (const story of this.#suite?.allTests() ?? []) {
      const name = story.titlePath().filter(Boolean).join(" › ");
      const outcome = story.outcome();
      const reason = story.annotations.find(({ type }) => type === "skip")?.description;
      if (outcome === "expected" || outcome === "flaky") counts.passed += 1;
      if (outcome === "flaky") counts.flaky.push(name);
      if (outcome === "unexpected") counts.failures.push(name);
      // one that did not run because the run was stopped has no reason
      if (outcome === "skipped" && reason) counts.skipped.push(`${name} (${reason})`);
      if (outcome === "skipped" && !reason) counts.failures.push(`${name} (skipped without a reason)`);
    }
    writeCounts(counts);
  }
}
