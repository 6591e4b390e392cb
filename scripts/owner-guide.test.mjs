import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const admin = path.join(root, "commerce", "src", "admin", "i18n");
const guide = readFileSync(path.join(root, "docs", "owner-guide.md"), "utf8");
const [, italian = "", english = ""] = guide.split(/^# (?:Italiano|English)$/m);

/**
 * All texts of the shop's own admin pages in a language.
 * @param {string} language
 */
function adminWords(language) {
  /** @type {Set<string>} */
  const words = new Set();
  for (const file of readdirSync(admin, { recursive: true, encoding: "utf8" })) {
    if (path.basename(file) !== `${language}.json`) continue;
    JSON.parse(readFileSync(path.join(admin, file), "utf8"), (_, value) => {
      if (typeof value === "string") words.add(value);
      return value;
    });
  }
  return words;
}

it.each([
  ["it", italian],
  ["en", english],
])("uses the admin's own texts in the owner's guide (%s)", (language, part) => {
  const named = [...part.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = ""]) => words.replaceAll(/\s+/g, " "));
  expect(named.length).toBeGreaterThan(40);
  const words = adminWords(language);
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});
