import { expect, it } from "vitest";
import { earlierWithdrawalOf, firstDeclaration, moneyDue, refundClock, refundStateOf } from "./refund-clock";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";

it.each([
  // received, now, last moment of the last day in Rome, days left
  ["2026-12-01T10:00:00Z", "2026-12-01T10:00:00Z", "2026-12-15T22:59:59.999Z", 14],
  ["2026-12-01T10:00:00Z", "2026-12-01T22:59:59Z", "2026-12-15T22:59:59.999Z", 14],
  ["2026-12-01T10:00:00Z", "2026-12-01T23:00:00Z", "2026-12-15T22:59:59.999Z", 13],
  ["2026-12-01T10:00:00Z", "2026-12-15T22:59:59Z", "2026-12-15T22:59:59.999Z", 0],
  ["2026-12-01T10:00:00Z", "2026-12-15T23:00:00Z", "2026-12-15T22:59:59.999Z", -1],
  // after midnight in Rome it is already the next day
  ["2026-12-01T23:30:00Z", "2026-12-01T23:30:00Z", "2026-12-16T22:59:59.999Z", 14],
  // with a change to or from daylight saving time in between
  ["2027-03-20T22:30:00Z", "2027-04-03T21:59:59Z", "2027-04-03T21:59:59.999Z", 0],
  ["2026-10-20T21:30:00Z", "2026-11-03T22:59:59Z", "2026-11-03T22:59:59.999Z", 0],
])("received at %s, at %s: due by %s with %i days left", (received, now, due, days_left) => {
  expect(refundClock(new Date(received), new Date(now))).toEqual({ due_at: new Date(due), days_left });
});

type Paid = Parameters<typeof refundStateOf>[0];

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const moved = (amount: number, day: number) => ({ id: `${day}`, amount, created_at: at(day) });

/** An order with 46.90 euro paid. */
const order = (...refunds: ReturnType<typeof moved>[]): Paid => ({
  payment_collections: [
    {
      id: "pay_col_1",
      payments: [{ id: "pay", provider_id: "pp", created_at: at(1), captures: [moved(46.9, 1)], refunds }],
    },
  ],
  booked_bank_lines: [],
  refund_transfers: [],
  payment_issues: [],
});
const unpaid: Paid = {
  payment_collections: [],
  booked_bank_lines: [],
  refund_transfers: [],
  payment_issues: [],
};

/** The same, paid and refunded by bank transfer. */
const byTransfer = (sent_at?: Date): Paid => {
  const { payment_collections: collections, ...rest } = order(moved(46.9, 12));
  const payments = collections.flatMap((collection) => collection.payments);
  return {
    ...rest,
    payment_collections: [
      { id: "pay_col_1", payments: payments.map((one) => ({ ...one, provider_id: BANK_TRANSFER_PROVIDER })) },
    ],
    refund_transfers: sent_at ? [{ id: "reftra", source_id: "12", sent_at }] : [],
  };
};

it.each([
  ["the whole amount paid", order(), 4690],
  ["the rest if there was a refund before the withdrawal", order(moved(6.9, 3)), 4000],
  ["0 if there was a refund after the withdrawal", order(moved(20, 12)), 0],
  ["0 for an order that was never paid", unpaid, 0],
] as const)("moneyDue returns %s", (_, given, cents) => {
  expect(moneyDue(given, at(10))).toBe(cents);
});

it.each([
  ["due if nothing was refunded", order(), "due"],
  ["due if only a part was refunded", order(moved(20, 12)), "due"],
  ["returned if everything was refunded", order(moved(6.9, 3), moved(40, 12)), "returned"],
  ["to_send if a transfer was refunded and nobody has sent it", byTransfer(), "to_send"],
  ["returned if it was sent", byTransfer(at(13)), "returned"],
  ["nothing_paid for an order that was never paid", unpaid, "nothing_paid"],
] as const)("refundStateOf returns %s", (_, given, state) => {
  expect(refundStateOf(given)).toBe(state);
});

/** A declaration of the given day. @param items "" for the whole order */
const declared = (day: number, items = "", ...statuses: ("settled" | "open")[]) => ({
  received_at: at(day),
  items,
  acts: statuses.map((status, n) => ({ status, at: at(day + n + 1) })),
});

it.each([
  ["nothing for the first", [declared(10)], null],
  ["an open one", [declared(3), declared(10)], { received_at: at(3), whole: true, settled: false }],
  ["a settled one", [declared(3, "", "settled")], { received_at: at(3), whole: true, settled: true }],
  [
    "one that was opened again",
    [declared(3, "", "settled", "open")],
    { received_at: at(3), whole: true, settled: false },
  ],
  [
    "that of the whole order rather than a later part",
    [declared(5, "1 Torrone"), declared(3, "", "settled")],
    { received_at: at(3), whole: true, settled: true },
  ],
  [
    "the latest of several parts",
    [declared(5, "1 Torrone"), declared(3, "2 Torroni")],
    { received_at: at(5), whole: false, settled: false },
  ],
  ["nothing that came later", [declared(10), declared(12)], null],
] as const)("earlierWithdrawalOf returns %s", (_, withdrawals, earlier) => {
  expect(earlierWithdrawalOf({ withdrawals: [...withdrawals] }, at(10))).toEqual(
    earlier && { ...earlier, received_at: earlier.received_at.toISOString() },
  );
});

it.each([
  ["an open one before a later one", [declared(10), declared(3, "1 Torrone")], 3],
  ["one of the whole order that was settled in part", [declared(10), declared(3, "", "settled")], 3],
  ["not one of a part that was settled", [declared(10), declared(3, "1 Torrone", "settled")], 10],
] as const)("the days of a refund count from %s", (_, withdrawals, day) => {
  expect(firstDeclaration({ withdrawals: [...withdrawals] })?.received_at).toEqual(at(day));
});
