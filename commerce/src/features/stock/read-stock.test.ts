import { expect, it } from "vitest";
import { isLow } from "./read-stock";

it.each([
  [11, false],
  [10, true],
  [0, true],
  [-1, true],
])("isLow with %i available and a threshold of ten: %s", (available, low) => {
  expect(isLow({ available, not_editable: null }, 10)).toBe(low);
});

it("isLow is false if the stock is not managed", () => {
  expect(isLow({ available: 0, not_editable: "not_counted" }, 10)).toBe(false);
});
