import { expect, it } from "vitest";
import { wholeCents } from "./round-adjustments";

it.each([
  ["ten per cent of 7.45, 9.95 and 13.05, together 3.045", [0.745, 0.995, 1.305], [74, 100, 131]],
  ["whole cents", [0.69, 1.38], [69, 138]],
  ["half a cent in the shopper's favour", [0.745], [75]],
  ["less than half a cent", [0.744], [74]],
  [
    "a fixed amount split over three equal lines",
    [1.6666666666666667, 1.6666666666666667, 1.6666666666666667],
    [167, 167, 166],
  ],
  ["an empty list", [], []],
] as const)("rounds %s", (_, euro, cents) => {
  expect(wholeCents(euro)).toEqual(cents);
});
