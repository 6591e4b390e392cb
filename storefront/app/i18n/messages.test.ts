import { contentPages, pageWords } from "@su-turrone/contract/page-content";
import { expect, test } from "vitest";
import { namespaces, resources } from "./i18n.server";
import { languages } from "./languages";

/** Every text of a namespace by its dotted key. */
function flat(value: unknown, prefix = ""): [string, string][] {
  if (typeof value === "string") return [[prefix, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flat(inner, prefix ? `${prefix}.${key}` : key),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const texts = (language: string, namespace: string) => new Map(flat(resources[language]?.[namespace]));

test.each(namespaces.flatMap((n) => languages.map((l) => [l, n] as const)))(
  "%s/%s has the same keys and placeholders as German",
  (l, n) => {
    const german = texts("de", n);
    const here = texts(l, n);
    const stems = (map: Map<string, string>) =>
      [...new Set([...map.keys()].map((k) => k.replace(plural, "")))].sort();
    expect(stems(here)).toEqual(stems(german));
    for (const [key, text] of here) {
      expect(text.trim(), key).not.toBe("");
      const original = german.get(key) ?? german.get(key.replace(plural, "_other")) ?? "";
      expect(placeholders(text), key).toEqual(placeholders(original));
    }
  },
);

// German puts a narrow no-break space (U+202F) before a per cent sign and before an ellipsis that replaces words;
// Italian and English use none
const spaceBeforeMark: Record<string, RegExp> = { de: /[^\u202f][%…]/, it: /\s[%…]/, en: /\s[%…]/ };

test.each(languages)("%s: per cent signs and ellipses cannot wrap to the next line", (language) => {
  const lines = [
    ...namespaces.flatMap((namespace) => [...texts(language, namespace)]),
    ...contentPages.flatMap((page) =>
      Object.entries(pageWords[page]).map(([key, words]): [string, string] => [key, words[language]]),
    ),
  ];
  expect(lines.length).toBeGreaterThan(600);
  expect(lines.filter(([, text]) => spaceBeforeMark[language]?.test(text))).toEqual([]);
});

test.each(languages)("%s: no word has 23 letters without a break opportunity", (language) => {
  // a browser without hyphenation for the language would break such a word anywhere in a narrow column
  const tooLong = /\p{L}{23}/u;
  const lines = namespaces.flatMap((namespace) => [...texts(language, namespace)]);
  expect(lines.filter(([, text]) => tooLong.test(text))).toEqual([]);
});

test.each(languages)("%s has every plural form of its grammar", (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const namespace of namespaces) {
    const keys = [...texts(language, namespace).keys()];
    for (const key of keys.filter((k) => k.endsWith("_other"))) {
      for (const form of forms) expect(keys).toContain(key.replace(plural, `_${form}`));
    }
  }
});

test.each(languages)("%s: the hint of the gift message mentions that emojis are not printed", (language) => {
  expect(texts(language, "checkout").get("fields.giftMessageHint")).toMatch(/\bemojis?\b/i);
});
