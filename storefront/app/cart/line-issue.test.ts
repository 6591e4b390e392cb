import { expect, it } from "vitest";
import { cart, line } from "./example-cart";
import { isOrderable, lineIssueOf } from "./line-issue";

it.each([
  [{}, null],
  [{ stock: null }, null],
  [{ quantity: 2, stock: 2 }, null],
  [
    { quantity: 3, stock: 2 },
    { kind: "short", stock: 2 },
  ],
  [{ quantity: 3, stock: 0 }, { kind: "soldOut" }],
  [{ on_sale: false, stock: 0, priceNow: 1300 }, { kind: "offSale" }],
  [{ priceNow: 1300 }, { kind: "price", now: 1300 }],
  [
    { priceNow: 1300, paused_until: "2027-08-20" },
    { kind: "paused", until: "2027-08-20" },
  ],
  [{ stock: 0, paused_until: "2027-08-20" }, { kind: "soldOut" }],
  [
    { quantity: 3, stock: 2, priceNow: 1300 },
    { kind: "short", stock: 2 },
  ],
])("determines the issue of a line with %j", (over, mark) => {
  expect(lineIssueOf(line(over))).toEqual(mark);
});

it("an empty cart or a line with an issue blocks the checkout", () => {
  expect(isOrderable(cart())).toBe(true);
  expect(isOrderable(cart({ lines: [line(), line({ id: "line_2", on_sale: false })] }))).toBe(false);
  expect(isOrderable(cart({ lines: [] }))).toBe(false);
});
