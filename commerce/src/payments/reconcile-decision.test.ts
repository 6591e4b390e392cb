import { expect, it } from "vitest";
import { decideReconcile, type ReconcileFacts, type ReconcileStep } from "./reconcile-decision";

const base: ReconcileFacts = {
  status: "requires_capture",
  age: 600,
  cartKnown: true,
  order: null,
  captureAtOnce: true,
};
const paid = { cancelled: false, paysIt: true, captured: false };

it.each<[string, Partial<ReconcileFacts>, ReconcileStep]>([
  ["reserved, no order yet", {}, "finish"],
  ["taken, no order yet", { status: "succeeded" }, "finish"],
  ["reserved for a cart that is gone", { cartKnown: false }, "release"],
  ["taken for a cart that is gone", { cartKnown: false, status: "succeeded" }, "release"],
  ["just opened, not to be seen yet", { cartKnown: false, age: 20 }, "nothing"],
  ["the order lacks its payment", { order: { ...paid, paysIt: null } }, "finish"],
  ["the order is paid by another payment", { order: { ...paid, paysIt: false } }, "release"],
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
    { order: { cancelled: true, paysIt: true, captured: true }, status: "succeeded" },
    "nothing",
  ],
  ["the payment of an order lapsed", { order: paid, status: "canceled" }, "tell_owner"],
  ["a payment given up", { status: "canceled" }, "nothing"],
  ["declined", { status: "requires_payment_method" }, "nothing"],
  ["waiting for the shopper", { status: "requires_action" }, "nothing"],
  ["still running", { status: "processing", order: { ...paid, paysIt: null } }, "nothing"],
])("%s", (_, change, expected) => {
  expect(decideReconcile({ ...base, ...change })).toBe(expected);
});
