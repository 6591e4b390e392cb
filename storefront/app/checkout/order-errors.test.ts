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
])("parses the displayed total %j as %j cents", (shown, expected) => {
  expect(shownTotal(shown)).toBe(expected);
});

it.each([
  [
    "payment_failed",
    { decline: "insufficient_funds" },
    { code: "payment_failed", decline: "insufficient_funds" },
  ],
  ["payment_failed", { decline: "stolen_card" }, { code: "payment_failed" }],
  ["cart_differs", { changed: "method goods any" }, { code: "cart_differs", changed: ["goods", "method"] }],
  ["price_changed", { from: 1400, to: 2110 }, { code: "price_changed", from: 1400, to: 2110 }],
  ["payment_pending", undefined, { code: "payment_pending" }],
  ["added", { name: "Torrone" }, null],
])("maps the notice %j with %j to the order error %j", (key, values, expected) => {
  expect(orderErrorFrom(key, values)).toEqual(expected);
});

it("declineFrom passes on declines that shoppers can resolve and hides the others", () => {
  expect(declineFrom("expired_card")).toBe("expired_card");
  expect(declineFrom("lost_card")).toBeNull();
  expect(declineFrom(undefined)).toBeNull();
});
