import { expect, it } from "vitest";
import type { OrderEvent } from "~/commerce/order-view";
import { timelineOf } from "./Timeline";

const at = (day: number) => `2026-12-0${day}T10:00:00.000Z`;
const event = (what: OrderEvent["what"], day: number, amount: number | null = null): OrderEvent => ({
  what,
  at: at(day),
  amount,
});

it.each([
  ["pending", ["done", "current", "open", "open"]],
  ["processing", ["done", "done", "current", "open"]],
  ["shipped", ["done", "done", "done", "current"]],
  ["delivered", ["done", "done", "done", "done"]],
] as const)("the steps of an order with status %s are %j", (status, states) => {
  const entries = timelineOf({ status, events: [event("placed", 1)], withdrawal: null });
  expect(entries.map(({ state }) => state)).toEqual(states);
});

it("dates each step, uses the last shipment and appends refunds and withdrawals", () => {
  const events = [
    event("placed", 1),
    event("paid", 2, 3270),
    event("shipped", 3),
    event("refunded", 4, 500),
    event("shipped", 5),
    event("withdrawn", 6),
    event("refund_due", 7, 200),
    event("refund_returned", 8, 500),
  ];
  const withdrawal = { receivedAt: at(6), whole: false, next: "return" } as const;
  expect(timelineOf({ status: "shipped", events, withdrawal })).toEqual([
    { what: "placed", state: "done", at: at(1), amount: null },
    { what: "paid", state: "done", at: at(2), amount: null },
    { what: "shipped", state: "done", at: at(5), amount: null },
    { what: "delivered", state: "current", at: null, amount: null },
    { what: "refunded", state: "done", at: at(4), amount: 500 },
    { what: "withdrawn", state: "done", at: at(6), amount: null },
    { what: "refund_due", state: "open", at: at(7), amount: 200 },
    { what: "refund_returned", state: "done", at: at(8), amount: 500 },
  ]);
});

it.each(["cancelled", "refund_due", "refunded"] as const)(
  "shows only past events of an order with status %s",
  (status) => {
    const events = [event("placed", 1), event("cancelled", 2), event("refunded", 3, 3270)];
    expect(timelineOf({ status, events, withdrawal: null })).toEqual([
      { what: "placed", state: "done", at: at(1), amount: null },
      { what: "cancelled", state: "done", at: at(2), amount: null },
      { what: "refunded", state: "done", at: at(3), amount: 3270 },
    ]);
  },
);

it("shows no further steps of an order that was withdrawn as a whole, until the withdrawal is settled", () => {
  const events = [event("placed", 1), event("withdrawn", 2)];
  const withdrawal = { receivedAt: at(2), whole: true, next: "nothing" } as const;
  expect(timelineOf({ status: "pending", events, withdrawal }).map(({ what }) => what)).toEqual([
    "placed",
    "withdrawn",
  ]);
  const settled = { ...withdrawal, next: null };
  expect(timelineOf({ status: "processing", events, withdrawal: settled }).map(({ what }) => what)).toEqual([
    "placed",
    "paid",
    "shipped",
    "delivered",
    "withdrawn",
  ]);
});
