import { expect, it } from "vitest";
import { methodFrom, offeredMethods } from "./payment-methods";

it("keeps the order of the specification and offers only what is set up", () => {
  expect(offeredMethods(true)).toEqual(["card", "paypal", "bank_transfer"]);
  expect(offeredMethods(false)).toEqual(["bank_transfer"]);
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
