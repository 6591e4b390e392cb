import { expect, it } from "vitest";
import { decideReconcile, type ReconcileState, type ReconcileStep } from "./reconcile-decision";

const base: ReconcileState = {
  status: "requires_capture",
  cartKnown: true,
  order: null,
  captureAtOnce: true,
};
const paid = { cancelled: false, isItsPayment: true, captured: false, paymentCancelled: false };

it.each<[string, Partial<ReconcileState>, ReconcileStep]>([
  ["finishes the order if the payment is authorised", {}, "finish"],
  ["finishes the order if the payment is captured", { status: "succeeded" }, "finish"],
  ["notifies the owner of an authorised payment for an unknown cart", { cartKnown: false }, "tell_owner"],
  ["tells the owner of money for an unknown cart", { cartKnown: false, status: "succeeded" }, "tell_owner"],
  ["captures the payment of an order whose cart is unknown", { cartKnown: false, order: paid }, "capture"],
  [
    "does nothing for a captured payment of an order whose cart is unknown",
    { cartKnown: false, order: { ...paid, captured: true }, status: "succeeded" },
    "nothing",
  ],
  ["finishes an order that has no payment yet", { order: { ...paid, isItsPayment: null } }, "finish"],
  ["releases it if the order has another one", { order: { ...paid, isItsPayment: false } }, "release"],
  ["captures the order's payment if it is not captured yet", { order: paid }, "capture"],
  ["does nothing if the payment is captured on shipment", { order: paid, captureAtOnce: false }, "nothing"],
  ["records a capture made at Stripe", { order: paid, status: "succeeded", captureAtOnce: false }, "capture"],
  [
    "nothing if the capture is recorded",
    { order: { ...paid, captured: true }, status: "succeeded" },
    "nothing",
  ],
  ["releases the payment of a cancelled order", { order: { ...paid, cancelled: true } }, "release"],
  [
    "does nothing for a captured payment of a cancelled order, which Medusa refunds",
    { order: { ...paid, cancelled: true, captured: true }, status: "succeeded" },
    "nothing",
  ],
  ["records that the payment of an order was cancelled", { order: paid, status: "canceled" }, "note_lost"],
  [
    "does nothing if the cancelled payment is recorded already",
    { order: { ...paid, paymentCancelled: true }, status: "canceled" },
    "nothing",
  ],
  ["does nothing for a cancelled payment without an order", { status: "canceled" }, "nothing"],
  ["does nothing for a declined payment", { status: "requires_payment_method" }, "nothing"],
  ["does nothing while the shopper has to act", { status: "requires_action" }, "nothing"],
  [
    "nothing while it is processing",
    { status: "processing", order: { ...paid, isItsPayment: null } },
    "nothing",
  ],
])("%s", (_, change, expected) => {
  expect(decideReconcile({ ...base, ...change })).toBe(expected);
});
