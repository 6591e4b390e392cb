import { expect, it } from "vitest";
import type { OrderRecord } from "../ordering/order/order-record";
import { moneyDue, refundStateOf } from "./money-due";

type Paid = Pick<OrderRecord, "payment_collections">;

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const moved = (amount: number, day: number) => ({ id: `${day}`, amount, created_at: at(day) });

/** An order with 46.90 euro paid. */
const order = (...refunds: ReturnType<typeof moved>[]): Paid => ({
  payment_collections: [
    { payments: [{ id: "pay", provider_id: "pp", created_at: at(1), captures: [moved(46.9, 1)], refunds }] },
  ],
});
const unpaid: Paid = { payment_collections: [] };

it.each([
  ["all that was paid", order(), 4690],
  ["what is left after a refund before it was declared", order(moved(6.9, 3)), 4000],
  ["nothing once something has gone back since", order(moved(20, 12)), 0],
  ["nothing of an order that was never paid", unpaid, 0],
] as const)("a withdrawal waits for %s", (_, given, cents) => {
  expect(moneyDue(given, at(10))).toBe(cents);
});

it.each([
  ["due while the shop holds all of it", order(), "due"],
  ["due while the shop holds a part of it", order(moved(20, 12)), "due"],
  ["returned once all of it has gone back", order(moved(6.9, 3), moved(40, 12)), "returned"],
  ["not due of an order that was never paid", unpaid, "nothing_paid"],
] as const)("the money of an order is %s", (_, given, state) => {
  expect(refundStateOf(given)).toBe(state);
});
