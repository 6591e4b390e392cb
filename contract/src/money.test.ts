import { expect, it } from "vitest";
import { perKg, toCents } from "./money";

it.each([
  [12.5, 1250],
  [4.455, 446],
  [1.005, 101],
  [0.495, 50],
  [8.165, 817],
  [19.99, 1999],
  [50.01, 5001],
  ["6.9", 690],
  [-1.6e-14, 0],
  [0.0000001, 0],
  [-4.455, -446],
  [1234567.895, 123456790],
  [null, 0],
  [undefined, 0],
])("%s euro is %i cents", (euros, expected) => {
  expect(toCents(euros)).toBe(expected);
});

it("refuses what is no amount", () => {
  expect(() => toCents("abc")).toThrow(RangeError);
});

it.each([
  [1250, 300, 4167],
  [690, 150, 4600],
  [2600, 1000, 2600],
  [1, 1, 1000],
  [100, 0, null],
])("%i cents for %i g is %s per kg", (price, grams, expected) => {
  expect(perKg(price, grams)).toBe(expected);
});
