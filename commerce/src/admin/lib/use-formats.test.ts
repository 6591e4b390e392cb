import { expect, it } from "vitest";
import { centsToField } from "./use-formats";

it("formats cents with a decimal comma and two decimals", () => {
  expect(centsToField(690)).toBe("6,90");
  expect(centsToField(5000)).toBe("50,00");
});
