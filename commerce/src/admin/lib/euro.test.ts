import { describe, expect, it } from "vitest";
import { centsToField, fieldToCents } from "./euro";

describe("fieldToCents", () => {
  it.each([
    ["6,90", 690],
    ["6.9", 690],
    ["50", 5000],
    [" 0 ", 0],
    ["", null],
    ["-1", null],
    ["1.000,00", null],
    ["6,905", null],
    ["abc", null],
  ])("%j is %j", (text, cents) => {
    expect(fieldToCents(text)).toBe(cents);
  });
});

describe("centsToField", () => {
  it("writes two decimals with a comma", () => {
    expect(centsToField(690)).toBe("6,90");
    expect(centsToField(5000)).toBe("50,00");
  });
});
