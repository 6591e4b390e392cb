import { expect, it } from "vitest";
import { hasGlyph, textRuns } from "./text-runs";

/** Characters of a text that would be rendered as an empty box. */
const boxesIn = (text: string): string[] => {
  const runs = textRuns(text);
  return (typeof runs === "string" ? [runs] : runs).flatMap((run) => {
    const { text: drawn, font } = typeof run === "string" ? { text: run, font: "Roboto" } : run;
    return Array.from(drawn.replaceAll("\n", "")).filter((character) => !hasGlyph(font, character));
  });
};

/** A text as it is drawn, without the joiners between characters, which have no width. */
const visibleText = (text: string): string => {
  const runs = textRuns(text);
  return (typeof runs === "string" ? [runs] : runs)
    .map((run) => (typeof run === "string" ? run : run.text))
    .join("")
    .replaceAll("\u200D", "");
};

it.each([
  ["a cake", "\u{1F382}", ""],
  ["a heart", "\u2764\uFE0F", ""],
  ["a grandmother with a skin tone", "\u{1F475}\u{1F3FD}", ""],
  ["a family", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}", ""],
  ["a flag", "\u{1F1EE}\u{1F1F9}", ""],
  ["the flag of England", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", ""],
  ["a keycap", "1\uFE0F\u20E3", "1"],
])("removes characters without a glyph: %s", (_what, picture, left) => {
  expect(boxesIn(`Oma ${picture}!`)).toEqual([]);
  expect(visibleText(`Oma ${picture}!`)).toBe(`Oma ${left}!`);
});
