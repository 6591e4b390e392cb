import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../platform/languages";
import { retentionCutoff, retention, type RetentionRule } from "./retention";

const commerce = path.resolve(import.meta.dirname, "../../..");
const rules: [string, RetentionRule][] = Object.entries(retention);

it("counts the days back from now", () => {
  expect(retentionCutoff(30, Date.UTC(2026, 10, 23))).toEqual(new Date("2026-10-24T00:00:00Z"));
});

it("names exactly the existing jobs, each using days from the table", () => {
  const jobs = path.join(commerce, "src/jobs");
  const named = new Set(rules.flatMap(([, { job }]) => (job && job !== "launcher" ? [job] : [])));
  expect(
    readdirSync(jobs)
      .filter((file) => file.startsWith("delete-"))
      .toSorted(),
  ).toEqual([...named].map((job) => `${job}.ts`).toSorted());
  for (const job of named) {
    const source = readFileSync(path.join(jobs, `${job}.ts`), "utf8");
    expect(/retention\.|CART_DAYS|deleteExpired/.test(source), job).toBe(true);
    expect(source, job).not.toMatch(/24 \* 60/);
  }
});

it("matches the launcher's retention of log files", () => {
  const launcher = readFileSync(path.join(commerce, "../scripts/lib/log-files.mjs"), "utf8");
  expect(launcher).toContain(`const logsKeptDays = ${retention.logs.days};`);
});

describe.each(languages)("privacy page in %s", (language) => {
  const page = readFileSync(path.join(commerce, `texts/pages/privacy.${language}.md`), "utf8");

  it("states the same periods", () => {
    const told = rules.flatMap(([name, rule]) =>
      rule.period ? [[name, rule.period[language]] as const] : [],
    );
    expect(told.filter(([, words]) => !page.includes(words))).toEqual([]);
  });
});
