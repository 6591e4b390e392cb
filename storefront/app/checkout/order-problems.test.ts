import { expect, it } from "vitest";
import { isStillTheTotal } from "./order-problems";

it.each([
  ["3190", true],
  ["3189", false],
  ["03190", false],
  ["", false],
  ["text", false],
  [null, false],
])("total shown as %j", (shown, expected) => {
  expect(isStillTheTotal(shown, 3190)).toBe(expected);
});
