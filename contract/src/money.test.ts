import { expect, it } from "vitest";
import { decimalEuros, maxTypedCents, parseEuros, perKg, toCents, toEuros } from "./money";

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
])("converts %s euro to %i cents", (euros, expected) => {
  expect(toCents(euros)).toBe(expected);
});

it("rejects an invalid amount", () => {
  expect(() => toCents("abc")).toThrow(RangeError);
});

it.each([
  [1250, 300, 4167],
  [690, 150, 4600],
  [2600, 1000, 2600],
  [1, 1, 1000],
  [100, 0, null],
])("%i cents for %i g is %s cents per kg", (price, grams, expected) => {
  expect(perKg(price, grams)).toBe(expected);
});

it.each([
  [1250, 12.5, "12.50"],
  [5, 0.05, "0.05"],
  [0, 0, "0.00"],
  [123456790, 1234567.9, "1234567.90"],
  [-446, -4.46, "-4.46"],
])("converts %i cents to %d euro, formatted as %s", (cents, euros, text) => {
  expect(toEuros(cents)).toBe(euros);
  expect(decimalEuros(cents)).toBe(text);
});

it.each([
  ["6,90", 690],
  ["6.9", 690],
  ["50", 5000],
  [" 0 ", 0],
  ["", null],
  ["-1", null],
  ["1.000,00", null],
  ["6,905", null],
  ["999999,99", maxTypedCents],
  ["1234567", null],
  ["abc", null],
])("parses %j as %j cents", (typed, cents) => {
  expect(parseEuros(typed)).toBe(cents);
});
