import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name ?? "", hex ?? ""]),
);

/** Relative luminance of "#rrggbb" as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((name) => luminance(tokens.get(name) ?? "#808080"))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("the contrast of black on white is 21, as defined by WCAG", () => {
  expect((luminance("#ffffff") + 0.05) / (luminance("#000000") + 0.05)).toBeCloseTo(21, 5);
});

// [text, background]: every combination that is used on a page
test.each([
  ["almond", "wafer"],
  ["almond", "linen"],
  ["almond", "sand"],
  ["almond", "honey"],
  ["chestnut", "wafer"],
  ["chestnut", "linen"],
  ["chestnut", "sand"],
  ["myrtle", "wafer"],
  ["myrtle", "linen"],
  ["myrtle-deep", "wafer"],
  ["myrtle-deep", "linen"],
  ["leaf", "wafer"],
  ["leaf", "linen"],
  ["pomegranate", "wafer"],
  ["pomegranate", "linen"],
  ["wafer", "myrtle"],
  ["wafer", "myrtle-deep"],
  ["wafer", "almond"],
  ["wafer", "pomegranate"],
  ["sand", "almond"],
  ["honey", "almond"],
])("text in %s on %s has sufficient contrast (WCAG 1.4.3: 4.5)", (ink, ground) => {
  expect(tokens.has(ink) && tokens.has(ground)).toBe(true);
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

// borders of fields, the focus outline
test.each([
  ["edge", "wafer"],
  ["edge", "linen"],
  ["myrtle", "sand"],
  ["almond", "wafer"],
  ["honey", "almond"],
])("%s against %s has sufficient contrast (WCAG 1.4.11: 3)", (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});
