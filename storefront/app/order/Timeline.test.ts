import { expect, it } from "vitest";
import type { TimelineEntry } from "@su-turrone/contract/orders";
import { timelineOf } from "./Timeline";

const at = (day: number) => `2026-12-0${day}T10:00:00.000Z`;
const event = (what: TimelineEntry["what"], day: number, cents?: number): TimelineEntry => ({
  what,
  at: at(day),
  ...(cents === undefined ? {} : { amount_cents: cents }),
});

it.each([
  ["pending", ["done", "current", "open", "open"]],
  ["processing", ["done", "done", "current", "open"]],
  ["shipped", ["done", "done", "done", "current"]],
  ["delivered", ["done", "done", "done", "done"]],
] as const)("the steps of an order with status %s are %j", (status, states) => {
  const entries = timelineOf({ status, timeline: [event("placed", 1)], withdrawal: null });
  expect(entries.map(({ state }) => state)).toEqual(states);
});

it("dates each step, uses the last shipment and appends refunds and withdrawals", () => {
  const timeline = [
    event("placed", 1),
    event("paid", 2, 3270),
    event("shipped", 3),
    event("refunded", 4, 500),
    event("shipped", 5),
    event("withdrawn", 6),
    event("refund_due", 7, 200),
    event("refund_returned", 8, 500),
  ];
  const withdrawal = { received_at: at(6), whole: false, next: "return" } as const;
  expect(timelineOf({ status: "shipped", timeline, withdrawal })).toEqual([
    { what: "placed", state: "done", at: at(1) },
    { what: "paid", state: "done", at: at(2) },
    { what: "shipped", state: "done", at: at(5) },
    { what: "delivered", state: "current", at: null },
    { what: "refunded", state: "done", at: at(4), amount_cents: 500 },
    { what: "withdrawn", state: "done", at: at(6) },
    { what: "refund_due", state: "open", at: at(7), amount_cents: 200 },
    { what: "refund_returned", state: "done", at: at(8), amount_cents: 500 },
  ]);
});

it.each(["cancelled", "refund_due", "refunded", "charged_back"] as const)(
  "shows only past events of an order with status %s",
  (status) => {
    const timeline = [event("placed", 1), event("cancelled", 2), event("refunded", 3, 3270)];
    expect(timelineOf({ status, timeline, withdrawal: null })).toEqual([
      { what: "placed", state: "done", at: at(1) },
      { what: "cancelled", state: "done", at: at(2) },
      { what: "refunded", state: "done", at: at(3), amount_cents: 3270 },
    ]);
  },
);

it("shows no further steps of an order that was withdrawn as a whole, until the withdrawal is settled", () => {
  const timeline = [event("placed", 1), event("withdrawn", 2)];
  const withdrawal = { received_at: at(2), whole: true, next: "nothing" } as const;
  expect(timelineOf({ status: "pending", timeline, withdrawal }).map(({ what }) => what)).toEqual([
    "placed",
    "withdrawn",
  ]);
  const settled = { ...withdrawal, next: null };
  expect(timelineOf({ status: "processing", timeline, withdrawal: settled }).map(({ what }) => what)).toEqual(
    ["placed", "paid", "shipped", "delivered", "withdrawn"],
  );
});
