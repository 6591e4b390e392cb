import { expect, it } from "vitest";
import type { OrderToRefund } from "../../features/line-refunds/line-refund-amount";
import { chosenRefund, fullRefund, type Choice } from "./chosen-refund";

/** Three packs at 10 euros, one shipped and one packed; one pack at 9.90; 6.90 for shipping. */
const order: OrderToRefund = {
  lines: [
    { id: "a", title: "A", quantity: 3, refunded: 0, total: 30, to_pack: 1, packed: 1, sent: 1 },
    { id: "b", title: "B", quantity: 1, refunded: 1, total: 9.9, to_pack: 0, packed: 0, sent: 0 },
  ],
  shipping_total: 6.9,
  shipping_refunded: false,
  captured_cents: 4680,
  left_cents: 3690,
};

const choice = (change: Partial<Choice>): Choice => ({
  pieces: {},
  shipping: false,
  amount: null,
  ...change,
});

it("proposes the price of the chosen items and counts those not packed and those sent", () => {
  expect(chosenRefund(order, choice({ pieces: { a: 2 } }))).toEqual({
    lines: [{ id: "a", quantity: 2 }],
    proposed_cents: 2000,
    cents: 2000,
    not_packed: 1,
    sent: 0,
  });
  expect(chosenRefund(order, choice({ pieces: { a: 3 }, shipping: true }))).toMatchObject({
    proposed_cents: 3690,
    sent: 1,
  });
});

it("limits the quantity to what is left", () => {
  expect(chosenRefund(order, choice({ pieces: { a: 9, b: 1 } })).lines).toEqual([{ id: "a", quantity: 3 }]);
});

it.each([
  ["5,00", 500],
  ["20", 2000],
  ["20,01", null],
  ["0", null],
  ["", null],
  ["viel", null],
])("reads the amount %j as %j cents of at most 20 euro", (amount, cents) => {
  expect(chosenRefund(order, choice({ pieces: { a: 2 }, amount })).cents).toBe(cents);
});

it("returns no amount if nothing is chosen", () => {
  expect(chosenRefund(order, choice({})).cents).toBeNull();
});

it("selects everything that is left for a full withdrawal", () => {
  expect(fullRefund(order)).toEqual({ pieces: { a: 3, b: 0 }, shipping: true, amount: null });
});
