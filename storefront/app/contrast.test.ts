import { readFileSync } from "node:fs";
import { contrastOf, textOnBand } from "@su-turrone/contract/bands";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name ?? "", hex ?? ""]),
);

const contrast = (one: string, other: string): number =>
  contrastOf(tokens.get(one) ?? "#808080", tokens.get(other) ?? "#808080");

// [text, background]: every combination that is used on a page
test.each([
  ["almond", "wafer"],
  ["almond", "linen"],
  ["almond", "sand"],
  ["almond", "honey"],
  ["chestnut", "wafer"],
  ["chestnut", "linen"],
  ["chestnut", "sand"],
  ["almond", "paper"],
  ["leaf", "wafer"],
  ["leaf", "linen"],
  ["pomegranate", "wafer"],
  ["pomegranate", "linen"],
  ["wafer", "almond"],
  ["wafer", "pomegranate"],
  ["sand", "almond"],
  ["honey", "almond"],
])("text in %s on %s has sufficient contrast (WCAG 1.4.3: 4.5)", (ink, ground) => {
  expect(tokens.has(ink) && tokens.has(ground)).toBe(true);
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

// [band, text on it, contrast]: measured once by hand, with the text as it is set in app.css
test.each([
  ["mandorle", "wafer", 8.54],
  ["nocciole", "wafer", 4.95],
  ["noci", "wafer", 6.78],
  ["misto", "wafer", 6.32],
  ["corbezzolo", "wafer", 5.5],
  ["mirto", "wafer", 11.12],
  ["zafferano", "almond", 5.85],
  ["morbido", "wafer", 6.1],
  ["cioccolato", "wafer", 14.03],
])("text on the band %s is in %s, with a contrast of %d", (band, text, expected) => {
  expect(textOnBand(tokens.get(band) ?? "")).toBe(text);
  expect(contrast(text, band)).toBeCloseTo(expected, 1);
});

// links and secondary buttons on a product's page; ochre and saffron have a text colour of their own in app.css
test.each(["mandorle", "noci", "misto", "corbezzolo", "mirto", "morbido", "cioccolato"])(
  "text in the colour of %s is readable on light ground",
  (band) => {
    for (const ground of ["wafer", "linen"]) expect(contrast(band, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

// borders of fields, the focus outline
test.each([
  ["edge", "wafer"],
  ["edge", "linen"],
  ["mandorle", "sand"],
  ["almond", "wafer"],
  ["honey", "almond"],
])("%s against %s has sufficient contrast (WCAG 1.4.11: 3)", (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});
