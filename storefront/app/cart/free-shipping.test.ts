import { expect, it } from "vitest";
import { toFreeShipping } from "./free-shipping";

it.each([
  [0, { missing: 5000, percent: 0 }],
  [2500, { missing: 2500, percent: 50 }],
  [4999, { missing: 1, percent: 99 }],
  [5000, { missing: 0, percent: 100 }],
  [5001, { missing: 0, percent: 100 }],
])("%i cents of goods", (goods, expected) => {
  expect(toFreeShipping(goods)).toEqual(expected);
});
