import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../platform/languages";
import { keptData, retentionCutoff, retention, type RetentionRule } from "./retention";

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

it.each(languages)("says in %s to the owner what is kept how long", (language) => {
  const file = path.join(commerce, `src/admin/i18n/people/${language}.json`);
  const words = JSON.parse(readFileSync(file, "utf8")) as { erasure: { kept: { data: object } } };
  const kept = keptData(21);
  expect(kept.map(({ name }) => name)).toEqual(Object.keys(words.erasure.kept.data));
  expect(kept.slice(0, 4).map(({ days }) => days)).toEqual([21, 21, 21, 7]);
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

/** Periods in the words of the privacy page. */
const spans = [
  { days: "CART_DAYS", de: "{{cart.days}} Tage", it: "{{cart.days}} giorni", en: "{{cart.days}} days" },
  { days: 30, de: "30 Tage", it: "30 giorni", en: "30 days" },
  { days: 365, de: "ein Jahr", it: "un anno", en: "a year" },
  // with one leap day
  { days: 1826, de: "fünf Jahre", it: "cinque anni", en: "five years" },
  // with three
  { days: 3653, de: "10 Jahre", it: "10 anni", en: "10 years" },
] as const;

it.each(rules.flatMap(([name, { days, period }]) => (period ? [{ name, days, period }] : [])))(
  "the period of $name is as long as its words say in each language",
  ({ days, period }) => {
    const daysSaid = languages.map(
      (language) => spans.find((span) => period[language].includes(span[language]))?.days,
    );
    expect(daysSaid).toEqual(languages.map(() => days));
  },
);
