import { expect, test } from "vitest";
import { acceptedLanguage } from "./accepted-language";

test.each([
  [null, null],
  ["", null],
  ["it-IT,it;q=0.9", "it"],
  ["fr-FR,it;q=0.8,de;q=0.9", "de"],
  ["de-AT,it;q=0.8,de;q=0.7", "de"],
  ["en-US", "en"],
  ["EN", "en"],
  ["ja,zh;q=0.5", null],
  ["*", null],
  ["it;q=0,en;q=0.1", "en"],
  ["de;q=abc", null],
  ["q=;;,,%%", null],
] as const)("Accept-Language %j selects %j", (header, expected) => {
  expect(acceptedLanguage(header)).toBe(expected);
});
