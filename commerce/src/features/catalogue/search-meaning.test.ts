import { noChoices } from "@su-turrone/contract/lists";
import { expect, it } from "vitest";
import { meaningIn, meaningOf } from "./search-meaning";

it.each([
  ["de", "Weihnachten", "", { occasion: ["christmas"] }],
  ["de", "Mandel glutenfrei", "Mandel", { free: ["gluten"] }],
  ["de", "torrone ohne Haselnüsse", "torrone", { free: ["hazelnuts"] }],
  ["de", "ohne Milch ohne Ei", "", { free: ["milk", "eggs"] }],
  ["it", "senza glutine", "", { free: ["gluten"] }],
  ["it", "regalo di Natale", "regalo di", { occasion: ["christmas"] }],
  ["de", "ohne Nüsse", "", { free: ["nuts", "peanuts"] }],
  ["de", "nussfrei", "", { free: ["nuts", "peanuts"] }],
  ["de", "torrone ohne Haselnuss", "torrone", { free: ["hazelnuts"] }],
  ["de", "ohne Eier und laktosefrei", "und", { free: ["milk", "eggs"] }],
  ["it", "senza frutta a guscio", "", { free: ["nuts"] }],
  ["it", "senza nocciola", "", { free: ["hazelnuts"] }],
  ["en", "nut-free", "", { free: ["nuts", "peanuts"] }],
  ["en", "no hazelnuts", "", { free: ["hazelnuts"] }],
  ["en", "free from eggs", "", { free: ["eggs"] }],
  ["en", "gluten-free Christmas", "", { free: ["gluten"], occasion: ["christmas"] }],
] as const)("%s: %s", (language, typed, words, choices) => {
  expect(meaningOf(typed, language)).toEqual({ words, choices: { ...noChoices, ...choices } });
});

it.each([
  ["de", "Milch"],
  ["de", "Mandel-Honig"],
  ["de", "senza glutine"],
  ["en", "vegan"],
] as const)("%s: %s means what it says", (language, typed) => {
  expect(meaningOf(typed, language)).toEqual({ words: typed, choices: noChoices });
});

const box = { traits: { ...noChoices, occasion: ["christmas"] as const } };

it("looks the season up as a word where nothing is meant for it, but never what somebody must not eat", () => {
  expect(meaningIn([box], "advent", "de").choices.occasion).toEqual(["christmas"]);
  expect(meaningIn([], "advent", "de")).toEqual({ words: "advent", choices: noChoices });
  expect(meaningIn([], "ohne Milch", "de")).toEqual({ words: "", choices: { ...noChoices, free: ["milk"] } });
});
