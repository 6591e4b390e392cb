import { expect, it } from "vitest";
import { methodFrom, offeredMethods } from "./payment-methods";

it("offers what commerce has switched on, and no form that could not run", () => {
  expect(offeredMethods(["card", "paypal", "bank_transfer"], true)).toEqual([
    "card",
    "paypal",
    "bank_transfer",
  ]);
  expect(offeredMethods(["card", "paypal", "bank_transfer"], false)).toEqual(["bank_transfer"]);
  expect(offeredMethods(["card"], true)).toEqual(["card"]);
  expect(offeredMethods(["card"], false)).toEqual([]);
});

it.each([
  ["bank_transfer", "bank_transfer"],
  ["card", "card"],
  ["paypal", "paypal"],
  ["cash", null],
  [null, null],
])("a form that sends %j chooses %j", (sent, expected) => {
  expect(methodFrom(sent)).toBe(expected);
});
