import { expect, it } from "vitest";
import { declineFrom, orderErrorFrom, shownTotal } from "./order-errors";

it.each([
  ["3190", 3190],
  ["0", 0],
  ["03190", null],
  ["-1", null],
  ["31.90", null],
  ["12345678901", null],
  ["", null],
  ["text", null],
  [null, null],
])("the total %j is %j cents", (shown, expected) => {
  expect(shownTotal(shown)).toBe(expected);
});

it.each([
  [
    "payment_failed",
    { decline: "insufficient_funds" },
    { code: "payment_failed", decline: "insufficient_funds" },
  ],
  ["payment_failed", { decline: "stolen_card" }, { code: "payment_failed" }],
  ["payment_pending", undefined, { code: "payment_pending" }],
  ["added", { name: "Torrone" }, null],
])("the message %j with %j is the problem %j", (key, values, expected) => {
  expect(orderErrorFrom(key, values)).toEqual(expected);
});

it("has words for the declines a shopper can mend, and says no more of the others", () => {
  expect(declineFrom("expired_card")).toBe("expired_card");
  expect(declineFrom("lost_card")).toBeNull();
  expect(declineFrom(undefined)).toBeNull();
});
