import { expect, it } from "vitest";
import { productsToFreeShipping, toFreeShipping } from "./FreeShipping";

it.each([
  [0, 5000, { missing: 5000, percent: 0 }],
  [2500, 5000, { missing: 2500, percent: 50 }],
  [4999, 5000, { missing: 1, percent: 99 }],
  [5000, 5000, { missing: 0, percent: 100 }],
  [5001, 5000, { missing: 0, percent: 100 }],
  [5000, 6000, { missing: 1000, percent: 83 }],
  [0, 0, { missing: 0, percent: 100 }],
])(
  "calculates the amount missing to free shipping for %i cents of goods with a threshold of %i",
  (goods, freeFrom, expected) => {
    expect(toFreeShipping(goods, freeFrom)).toEqual(expected);
  },
);

const goods = [
  { id: "bar", fromPrice: 710, soldOut: false },
  { id: "crate", fromPrice: 4900, soldOut: false },
  { id: "box", fromPrice: 2450, soldOut: false },
  { id: "rare", fromPrice: 2500, soldOut: true },
  { id: "piece", fromPrice: 390, soldOut: false },
];

it.each([
  ["small ones before a box that suffices alone", 2000, [], ["bar", "piece"]],
  ["the cheapest that suffice if little is missing", 30, [], ["piece", "bar"]],
  ["a small one that suffices before one that does not", 500, [], ["bar", "piece"]],
  ["no product that is already in the cart", 2000, ["bar"], ["piece", "box"]],
  ["among large ones the cheapest that suffices", 2000, ["bar", "piece"], ["box", "crate"]],
  ["the most expensive of the large ones if none suffices", 9000, ["bar", "piece"], ["crate", "box"]],
])("suggests products to reach free shipping: %s", (_, missing, inCart, expected) => {
  expect(productsToFreeShipping(goods, missing, inCart, 2).map(({ id }) => id)).toEqual(expected);
});
