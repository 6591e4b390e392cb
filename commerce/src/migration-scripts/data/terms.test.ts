import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../platform/languages";

const clausesIn = (language: string): string[] =>
  readFileSync(path.resolve(import.meta.dirname, `../../../texts/pages/terms.${language}.md`), "utf8")
    .split(/^## /m)
    .slice(1);

/** What a clause says regardless of its language: numbers, data of the shop, steps and linked pages. */
const factsIn = (clause: string) => ({
  numbers: (clause.replaceAll(/\{\{.*?\}\}|^\d\. /gm, "").match(/\d+/g) ?? []).toSorted(),
  data: (clause.match(/\{\{.*?\}\}/g) ?? []).toSorted(),
  steps: clause.match(/^\d\. /gm)?.length ?? 0,
  links: clause.match(/\]\(/g)?.length ?? 0,
});

const limitsLiability = /begrenzt|beschränkt auf|limited to|except for|limitata a|salvo/;

describe.each(languages)("the terms in %s", (language) => {
  it("have the same clauses as in the other languages, by number", () => {
    const clauses = clausesIn(language);
    expect(clauses).toHaveLength(9);
    expect(clauses.map((clause) => factsIn(clause))).toEqual(
      clausesIn("en").map((clause) => factsIn(clause)),
    );
  });

  it("do not limit the liability, and speak to businesses as well", () => {
    const clauses = clausesIn(language);
    expect(clauses[6]).not.toMatch(limitsLiability);
    expect(clauses[7]).toMatch(/1490/);
  });
});
