import { expect, it } from "vitest";
import { initialMethod, methodFrom, offeredMethods } from "./payment-methods";

it("offers the methods enabled in commerce, and card and PayPal only if they are configured", () => {
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
])("reads the payment method from the form value %j as %j", (sent, expected) => {
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
  "of %j with %j chosen earlier and JavaScript %j, preselects %j",
  (methods, chosen, scripts, expected) => {
    expect(initialMethod(methods, chosen, scripts)).toBe(expected);
  },
);
