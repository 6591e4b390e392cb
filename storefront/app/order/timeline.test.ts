import { expect, it } from "vitest";
import type { OrderEvent } from "~/commerce/order-types";
import { timelineOf } from "./timeline";

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
  const entries = timelineOf({ status, events: [event("placed", 1)] });
  expect(entries.map(({ state }) => state)).toEqual(states);
});

it("dates each step, uses the last shipment and appends refunds", () => {
  const events = [
    event("placed", 1),
    event("paid", 2, 3270),
    event("shipped", 3),
    event("refunded", 4, 500),
    event("shipped", 5),
  ];
  expect(timelineOf({ status: "shipped", events })).toEqual([
    { what: "placed", state: "done", at: at(1), amount: null },
    { what: "paid", state: "done", at: at(2), amount: null },
    { what: "shipped", state: "done", at: at(5), amount: null },
    { what: "delivered", state: "current", at: null, amount: null },
    { what: "refunded", state: "done", at: at(4), amount: 500 },
  ]);
});

it.each(["cancelled", "refunded"] as const)("shows only past events of an order with status %s", (status) => {
  const events = [event("placed", 1), event("cancelled", 2), event("refunded", 3, 3270)];
  expect(timelineOf({ status, events })).toEqual([
    { what: "placed", state: "done", at: at(1), amount: null },
    { what: "cancelled", state: "done", at: at(2), amount: null },
    { what: "refunded", state: "done", at: at(3), amount: 3270 },
  ]);
});
