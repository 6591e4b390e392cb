import { expect, test, it } from "vitest";
import { normaliseLine, normaliseText, hasHiddenCharacters, withoutHiddenCharacters } from "./normalise-text";

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

it.each([
  ["Anna\u0000 \u0007Berger", "Anna Berger"],
  ["\u202a+49 89 123456\u202c", "+49 89 123456"],
  ["Anna \u202egnihsihp\u2066\u2069", "Anna gnihsihp"],
  ["\u0085next", "next"],
  ["non\uffff\ufdd0\u{1fffe}characters", "noncharacters"],
  ["half\ud83c an emoji", "half an emoji"],
])("detects hidden characters in %j and returns %j without them", (text, without) => {
  expect(hasHiddenCharacters(text)).toBe(true);
  expect(withoutHiddenCharacters(text)).toBe(without);
});

it.each(["Via Roma 1\r\n\tinterno 2", "می\u200cخواهم", "שלום\u200f!", "🎄", ""])(
  "finds no hidden characters in %j",
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
    expect(withoutHiddenCharacters(text)).toBe(text);
  },
);
