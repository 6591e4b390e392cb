import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { languages, type Language } from "../../platform/languages";
import { originOfTerms } from "./former-terms";

const commerce = path.resolve(import.meta.dirname, "../../..");
const read = (folder: string, language: Language): string =>
  readFileSync(path.join(commerce, folder, `terms.${language}.md`), "utf8");

const today = {
  de: read("texts/pages", "de"),
  it: read("texts/pages", "it"),
  en: read("texts/pages", "en"),
};
const texts = (bodyOf: (language: Language) => string) =>
  languages.map((language) => ({ language, body: bodyOf(language) }));
const former = (language: Language) => read("tests/former-terms", language);

it.each([
  ["today's seed", texts((language) => today[language]), "today"],
  ["an earlier seed", texts(former), "former"],
  ["an earlier seed without its last line break", texts((language) => former(language).trim()), "former"],
  [
    "an earlier seed in one language",
    texts((language) => (language === "it" ? former("it") : today[language])),
    "former",
  ],
  [
    "an earlier seed, edited in one language",
    texts((language) => (language === "de" ? `${former("de")}Nachtrag.` : former(language))),
    "own",
  ],
  ["an earlier seed without one language", texts(former).slice(1), "own"],
] as const)("recognises the terms of %s", (_, given, origin) => {
  expect(originOfTerms(given, today)).toBe(origin);
});
