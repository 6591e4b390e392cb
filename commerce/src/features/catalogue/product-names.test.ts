import { expect, it } from "vitest";
import { weightTitle } from "./product-names";

it.each([
  ["1.8 kg", "de", "1,8 kg"],
  ["1.8 kg", "it", "1,8 kg"],
  ["1.8 kg", "en", "1.8 kg"],
  ["1.25 kg", "de", "1,25 kg"],
  ["1 kg", "de", "1 kg"],
  ["300 g", "it", "300 g"],
  ["Sorte 1.8 kg", "de", "Sorte 1.8 kg"],
] as const)("formats %s in %s as %s", (title, language, written) => {
  expect(weightTitle(title, language)).toBe(written);
});
