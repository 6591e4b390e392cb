import { expect, it } from "vitest";
import { isLow } from "./read-stock";

it.each([
  [11, false],
  [10, true],
  [0, true],
  [-1, true],
])("a weight of which %i can be sold is low, where ten are few: %s", (available, low) => {
  expect(isLow({ available, not_editable: null }, 10)).toBe(low);
});

it("never calls low what is not counted", () => {
  expect(isLow({ available: 0, not_editable: "not_counted" }, 10)).toBe(false);
});
