import { expect, it } from "vitest";
import { decideReopen, type ReopenState, type ReopenStep } from "./reopen-decision";

it.each<[string, Partial<ReopenState>, ReopenStep]>([
  ["reopens the cart if there is neither an order nor a payment intent", {}, "open"],
  ["reopens the cart if the payment was cancelled", { intent: "canceled" }, "open"],
  ["releases the payment if it was declined", { intent: "requires_payment_method" }, "cancel_payment"],
  [
    "releases the payment if it still requires confirmation",
    { intent: "requires_confirmation" },
    "cancel_payment",
  ],
  [
    "releases the payment if it waits for the bank or PayPal",
    { intent: "requires_action" },
    "cancel_payment",
  ],
  ["is pending while the payment is processing", { intent: "processing" }, "pending"],
  ["finishes the order if the payment is authorised", { intent: "requires_capture" }, "finish"],
  ["finishes the order if the payment is captured", { intent: "succeeded" }, "finish"],
  ["returns ordered for a complete order by bank transfer", { order: { complete: true } }, "ordered"],
  [
    "returns ordered for a complete order by card",
    { order: { complete: true }, intent: "succeeded" },
    "ordered",
  ],
  ["finishes an incomplete order", { order: { complete: false } }, "finish"],
  [
    "finishes an incomplete order with an authorised payment",
    { order: { complete: false }, intent: "requires_capture" },
    "finish",
  ],
])("%s", (_, change, expected) => {
  expect(decideReopen({ order: null, intent: null, ...change })).toBe(expected);
});
