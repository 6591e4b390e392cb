import fc from "fast-check";
import { expect, it } from "vitest";
import { highlight } from "./text-match";

const shown = (name: string, typed: string) =>
  highlight(name, typed)
    .map((piece) => (piece.matches ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["Haselnusstorrone", "hasel", "[Hasel]nusstorrone"],
  ["Torrone mit Mandeln und Haselnüssen", "nuss", "Torrone mit Mandeln und Hasel[nüss]en"],
  ["Mandeltorrone", "torrone mandel", "[Mandeltorrone]"],
  ["Mandeltorrone", "m", "Mandeltorrone"],
  ["Mandeltorrone", "(.*", "Mandeltorrone"],
  ["Mandeltorrone", "", "Mandeltorrone"],
])('highlights in %s the search text "%s": %s', (name, typed, expected) => {
  expect(shown(name, typed)).toBe(expected);
});

/** Names with letters that consist of two UTF-16 units, change length with case, or have a combining accent. */
const letters = fc
  .array(fc.constantFrom("a", "n", "Ü", "é", "ß", "İ", "🍯", "e\u0301", " "))
  .map((all) => all.join(""));

it("preserves every character of the name for any search text", () => {
  fc.assert(
    fc.property(letters, fc.string(), (name, typed) => {
      expect(
        highlight(name, typed)
          .map(({ text }) => text)
          .join(""),
      ).toBe(name);
    }),
  );
});
