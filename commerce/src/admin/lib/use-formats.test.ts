import { expect, it } from "vitest";
import { centsToField, period } from "./use-formats";

it("formats cents with a decimal comma and two decimals", () => {
  expect(centsToField(690)).toBe("6,90");
  expect(centsToField(5000)).toBe("50,00");
});

it.each([
  [1, "de", "1 Tag"],
  [30, "it", "30 giorni"],
  [365, "en", "1 year"],
  [5 * 365 + 1, "it", "5 anni"],
  [10 * 365 + 3, "de", "10 Jahre"],
])("says how long %d days are in %s: %s", (days, locale, expected) => {
  expect(period(days, locale)).toBe(expected);
});
