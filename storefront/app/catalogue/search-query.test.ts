import { expect, it } from "vitest";
import { readQuery } from "./search-query";

it.each([
  [null, { words: "", tooLong: false }],
  ["   ", { words: "", tooLong: false }],
  [" Mandel \n Honig\u0000", { words: "Mandel Honig", tooLong: false }],
  ["%' OR 1=1 --", { words: "%' OR 1=1 --", tooLong: false }],
  ["x".repeat(100), { words: "x".repeat(100), tooLong: false }],
  ["x".repeat(101), { words: "x".repeat(100), tooLong: true }],
])("%j", (q, expected) => {
  expect(readQuery(q)).toEqual(expected);
});
