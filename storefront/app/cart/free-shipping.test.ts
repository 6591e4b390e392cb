import { expect, it } from "vitest";
import { productsToFreeShipping, toFreeShipping } from "./free-shipping";

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

const goods = [
  { id: "bar", fromPrice: 710, soldOut: false },
  { id: "crate", fromPrice: 4900, soldOut: false },
  { id: "box", fromPrice: 2450, soldOut: false },
  { id: "rare", fromPrice: 2500, soldOut: true },
  { id: "piece", fromPrice: 390, soldOut: false },
];

it.each([
  ["what reaches it alone, the cheapest first", 2000, [], ["box", "crate"]],
  ["then what comes nearest to it", 3000, [], ["crate", "box"]],
  ["the cheapest where little is missing", 30, [], ["piece", "bar"]],
  ["nothing that is in the cart", 2000, ["box"], ["crate", "bar"]],
  ["the dearest where nothing reaches it", 9000, ["crate"], ["box", "bar"]],
])("products to free shipping: %s", (_, missing, inCart, expected) => {
  expect(productsToFreeShipping(goods, missing, inCart, 2).map(({ id }) => id)).toEqual(expected);
});
