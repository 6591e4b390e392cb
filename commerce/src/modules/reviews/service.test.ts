import { expect, it } from "vitest";
import { summaryOf } from "./index";

const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

it.each([
  ["no reviews", [], { count: 0, average: 0, distribution: none }],
  ["one review", [{ rating: 4, count: 1 }], { count: 1, average: 4, distribution: { ...none, 4: 1 } }],
  [
    "three reviews with an average of 14 / 3",
    [
      { rating: 5, count: 2 },
      { rating: 4, count: 1 },
    ],
    { count: 3, average: 4.67, distribution: { ...none, 4: 1, 5: 2 } },
  ],
  [
    "eight reviews with an average of 4.125, rounded up",
    [
      { rating: 5, count: 3 },
      { rating: 4, count: 4 },
      { rating: 2, count: 1 },
    ],
    { count: 8, average: 4.13, distribution: { ...none, 2: 1, 4: 4, 5: 3 } },
  ],
  [
    "the lowest and the highest rating",
    [
      { rating: 1, count: 1 },
      { rating: 5, count: 1 },
    ],
    { count: 2, average: 3, distribution: { ...none, 1: 1, 5: 1 } },
  ],
  ["an invalid rating", [{ rating: 6, count: 3 }], { count: 0, average: 0, distribution: none }],
])("sums up %s", (_, counts, expected) => {
  expect(summaryOf(counts)).toEqual(expected);
});
