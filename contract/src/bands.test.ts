import { expect, it } from "vitest";
import { bandColours, contrastOf, isBand, textOnBand } from "./bands";

it("the contrast of black on white is 21, and that of a colour on itself 1 (WCAG 2.2)", () => {
  expect(contrastOf("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrastOf("#8c1c2e", "#8C1C2E")).toBe(1);
});

it.each([
  ["#000000", "wafer"],
  ["#ffffff", "almond"],
  ["#8C1C2E", "wafer"],
  // the design's own measure: dark text on saffron
  ["#d98f0a", "almond"],
  // light text on greys: 4.54, 4.47; dark text: 4.45, 4.51
  ["#727272", "wafer"],
  ["#737373", null],
  ["#898989", null],
  ["#8a8a8a", "almond"],
])("text on the band %s is %s", (colour, text) => {
  expect(textOnBand(colour)).toBe(text);
});

it("text is readable on each of the nine bands", () => {
  expect(Object.values(bandColours).filter((colour) => textOnBand(colour) === null)).toEqual([]);
});

it.each([
  ["mirto", true],
  ["#a8480F", true],
  ["mandel", false],
  ["toString", false],
  ["#fff", false],
  ["#a8480f;", false],
  ["", false],
])("%j is a band: %s", (text, is) => {
  expect(isBand(text)).toBe(is);
});
