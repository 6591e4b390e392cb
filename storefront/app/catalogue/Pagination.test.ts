import { expect, it } from "vitest";
import { pageNumbers } from "./Pagination";

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [42, 42, [1, null, 41, 42]],
])("lists the page links on page %i of %i", (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected);
});
