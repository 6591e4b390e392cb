import { expect, it } from "vitest";
import { hasSimilarWords } from "./similar-names";

it.each([
  ["Giulia Rossi", "Giuliia", true],
  ["Giulia Rossi", "giulia rozsi", true],
  ["Giulia Rossi", "Guilia", true],
  ["Giulia Rossi", "Gulia", true],
  ["Inés Pérez", "Peres ines", true],
  ["Grazia D’Angelo", "dangelo", true],
  ["Grazia D’Angelo", "Angela", true],
  // two typos, in one word or in two
  ["Giulia Rossi", "Giuliiaa", false],
  ["Giulia Rossi", "Giuliia Rozsi", false],
  // a short word has too many neighbours
  ["Ada Lai", "Eda", false],
  ["Giulia Rossi", "Bianchi", false],
])("of %s, %s is similar: %s", (name, text, isSimilar) => {
  expect(hasSimilarWords(name, text)).toBe(isSimilar);
});
