import { expect, test } from "vitest";
import { normaliseLine, normaliseText } from "./normalise-text";

test.each([
  ["  Anna\u0000 \u0007  Berger\t", "Anna Berger"],
  // directional marks added when a phone number is copied, and marks used to disguise a name
  ["\u202a+49 89 123456\u202c", "+49 89 123456"],
  ["Anna \u202egnihsihp\u2066\u2069", "Anna gnihsihp"],
  // marks needed by languages are kept
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["שלום\u200f!", "שלום\u200f!"],
])("normalises the line %j", (typed, tidy) => {
  expect(normaliseLine(typed)).toBe(tidy);
});

test("keeps the line breaks of a text with several lines", () => {
  expect(normaliseText(" Bitte klingeln.\r\nDanke\u202e \n")).toBe("Bitte klingeln.\nDanke");
});
