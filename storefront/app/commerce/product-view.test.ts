import { expect, test } from "vitest";
import { shownStock } from "./product-view";

test.each([
  [null, 0, null],
  [0, 0, 0],
  [10, 0, 10],
  [11, 0, null],
  [4_000, 1, null],
  // the cart asks for more than is available
  [40, 60, 40],
  [40, 40, null],
])("shownStock for a stock of %j and %i in the cart: %j", (stock, inCart, shown) => {
  expect(shownStock(stock, inCart)).toBe(shown);
});
