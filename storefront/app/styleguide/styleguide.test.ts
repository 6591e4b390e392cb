import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../ui/", import.meta.url);
const shown = ["Controls", "Foundations", "Goods"]
  .map((name) => readFileSync(new URL(`./${name}.tsx`, import.meta.url), "utf8"))
  .join("\n");

/** Components that render nothing visible. */
const unseen = ["ReloadWithoutScript"];

const parts = readdirSync(folder)
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(
      ([, name = ""]) => name,
    ),
  )
  .filter((name) => !unseen.includes(name));

test("finds the UI components", () => {
  expect(parts).toEqual(expect.arrayContaining(["Button", "Dialog", "Field", "BagIcon", "Stars"]));
});

test.each(parts)("the style guide shows %s", (name) => {
  expect(shown).toMatch(new RegExp(`<${name}\\b|^  ${name},$`, "m"));
});
