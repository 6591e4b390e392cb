import { expect, it } from "vitest";
import { toFreeShipping } from "./free-shipping";

it.each([
  [0, 5000, { missing: 5000, percent: 0 }],
  [2500, 5000, { missing: 2500, percent: 50 }],
  [4999, 5000, { missing: 1, percent: 99 }],
  [5000, 5000, { missing: 0, percent: 100 }],
  [5001, 5000, { missing: 0, percent: 100 }],
  [5000, 6000, { missing: 1000, percent: 83 }],
  [0, 0, { missing: 0, percent: 100 }],
])("%i cents of goods, free from %i", (goods, freeFrom, expected) => {
  expect(toFreeShipping(goods, freeFrom)).toEqual(expected);
});
