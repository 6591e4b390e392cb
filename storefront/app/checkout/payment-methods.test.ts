import { expect, it } from "vitest";
import { initialMethod, methodFrom, offeredMethods } from "./payment-methods";

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

it.each([
  [["card", "paypal", "bank_transfer"], null, true, "card"],
  [["paypal", "bank_transfer"], null, true, "paypal"],
  // an earlier choice is kept
  [["card", "paypal", "bank_transfer"], "bank_transfer", true, "bank_transfer"],
  [["card", "paypal", "bank_transfer"], "paypal", false, "paypal"],
  // the card form and PayPal need JavaScript
  [["card", "paypal", "bank_transfer"], null, false, null],
  [["bank_transfer"], null, false, "bank_transfer"],
  [[], null, true, null],
] as const)(
  "of %j with %j before and scripts %j, %j is chosen at first",
  (methods, chosen, scripts, expected) => {
    expect(initialMethod(methods, chosen, scripts)).toBe(expected);
  },
);
