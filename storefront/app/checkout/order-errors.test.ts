import { expect, it } from "vitest";
import { declineFrom, orderErrorFrom, shownFingerprint, shownTotal } from "./order-errors";

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
  ["kZ3_a-9bQ0.Xy12", "kZ3_a-9bQ0.Xy12"],
  ["\u0000", ""],
  ["a b", ""],
])("parses the fingerprint %j as %j", (shown, expected) => {
  const form = new FormData();
  form.set("fingerprint", shown);
  expect(shownFingerprint(form)).toBe(expected);
});

it.each([
  [
    "payment_failed",
    { decline: "insufficient_funds" },
    { code: "payment_failed", decline: "insufficient_funds" },
  ],
  ["payment_failed", { decline: "declined" }, { code: "payment_failed", decline: "declined" }],
  ["payment_failed", { decline: "" }, { code: "payment_failed" }],
  ["cart_differs", { changed: "method goods any" }, { code: "cart_differs", changed: ["goods", "method"] }],
  ["price_changed", { from: 1400, to: 2110 }, { code: "price_changed", from: 1400, to: 2110 }],
  ["payment_pending", undefined, { code: "payment_pending" }],
  ["added", { name: "Torrone" }, null],
])("maps the notice %j with %j to the order error %j", (key, values, expected) => {
  expect(orderErrorFrom(key, values)).toEqual(expected);
});

it.each([
  ["expired_card", "expired_card"],
  ["insufficient_funds", "insufficient_funds"],
  // whoever holds it must not learn that the bank knows of the theft
  ["stolen_card", "declined"],
  ["generic_decline", "declined"],
  // the shopper gave up at PayPal or at the bank, or PayPal refused
  ["payment_intent_authentication_failure", null],
  ["payment_method_customer_decline", null],
  ["payment_method_provider_decline", null],
  ["", null],
  [null, null],
  [undefined, null],
])("declineFrom says of the decline %j only %j", (code, expected) => {
  expect(declineFrom(code)).toBe(expected);
});
