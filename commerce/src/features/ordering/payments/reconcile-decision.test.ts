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
  ["reserved, no order yet", {}, "finish"],
  ["taken, no order yet", { status: "succeeded" }, "finish"],
  ["reserved for a cart nobody knows", { cartKnown: false }, "tell_owner"],
  ["taken for a cart nobody knows", { cartKnown: false, status: "succeeded" }, "tell_owner"],
  ["an order's own, its cart forgotten", { cartKnown: false, order: paid }, "capture"],
  [
    "an order's own and taken, its cart forgotten",
    { cartKnown: false, order: { ...paid, captured: true }, status: "succeeded" },
    "nothing",
  ],
  ["the order lacks its payment", { order: { ...paid, isItsPayment: null } }, "finish"],
  ["the order is paid by another payment", { order: { ...paid, isItsPayment: false } }, "release"],
  ["the order's payment, still to be taken", { order: paid }, "capture"],
  ["the same, to be taken at shipment", { order: paid, captureAtOnce: false }, "nothing"],
  [
    "taken at Stripe, not down as taken",
    { order: paid, status: "succeeded", captureAtOnce: false },
    "capture",
  ],
  ["all in order", { order: { ...paid, captured: true }, status: "succeeded" }, "nothing"],
  ["a cancelled order with money reserved", { order: { ...paid, cancelled: true } }, "release"],
  [
    "a cancelled order that Medusa refunds itself",
    { order: { ...paid, cancelled: true, captured: true }, status: "succeeded" },
    "nothing",
  ],
  ["the payment of an order lapsed", { order: paid, status: "canceled" }, "note_lost"],
  [
    "the same, written down before",
    { order: { ...paid, paymentCancelled: true }, status: "canceled" },
    "nothing",
  ],
  ["a payment given up", { status: "canceled" }, "nothing"],
  ["declined", { status: "requires_payment_method" }, "nothing"],
  ["waiting for the shopper", { status: "requires_action" }, "nothing"],
  ["still running", { status: "processing", order: { ...paid, isItsPayment: null } }, "nothing"],
])("%s", (_, change, expected) => {
  expect(decideReconcile({ ...base, ...change })).toBe(expected);
});
