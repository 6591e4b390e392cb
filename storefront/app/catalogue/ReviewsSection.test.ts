import { expect, test } from "vitest";
import { nextReviewPages, reviewPages } from "./ReviewsSection";

test.each([
  [null, 1],
  ["", 1],
  ["2", 2],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["abc", 1],
  ["20", 20],
  ["21", 20],
  ["999", 20],
  ["99999999999", 1],
])("?reviews=%s shows %i pages", (parameter, pages) => {
  expect(reviewPages(parameter)).toBe(pages);
});

test.each([
  [1, 5, 6, 2],
  [1, 5, 5, null],
  [2, 8, 8, null],
  [20, 100, 130, null],
])("after %i pages with %i of %i reviews shown, the next value is %s", (pages, shown, count, next) => {
  expect(nextReviewPages(pages, shown, count)).toBe(next);
});
