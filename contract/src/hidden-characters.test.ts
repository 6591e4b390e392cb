import { expect, it } from "vitest";
import { hasHiddenCharacters, withoutHiddenCharacters } from "./hidden-characters";

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
