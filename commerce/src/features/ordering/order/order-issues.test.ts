import { describe, expect, it } from "vitest";
import { byDeadline, issuesWithoutMoney, moneyIssues, withdrawalIssue } from "./order-issues";
import { exampleOrder as order, minutesLater, moved, parcel, placed } from "./order-record.example";

const shipped = parcel({ shipped_at: minutesLater(60) });

describe("card payment that was not captured", () => {
  it.each([
    ["is no issue right after the order", order(), minutesLater(14), "order", []],
    ["is an issue after a quarter of an hour", order(), minutesLater(16), "order", [3270]],
    ["is no issue before the shipment if captured on shipment", order(), minutesLater(600), "shipment", []],
    ["is none right after the shipment", order({ fulfillments: shipped }), minutesLater(70), "shipment", []],
    [
      "is one some time after the shipment",
      order({ fulfillments: shipped }),
      minutesLater(80),
      "shipment",
      [3270],
    ],
    [
      "is no issue if the shipment was cancelled",
      order({ fulfillments: parcel({ shipped_at: placed, canceled_at: placed }) }),
      minutesLater(80),
      "shipment",
      [],
    ],
    [
      "is no issue once it is captured",
      order({ payment_status: "captured" }, { captures: [moved(32.7)] }),
      minutesLater(16),
      "order",
      [],
    ],
    [
      "is no issue for a pending bank transfer",
      order({}, { provider_id: "pp_bank-transfer_bank" }),
      minutesLater(6000),
      "order",
      [],
    ],
  ] as const)("%s", (_, given, now, capture, amounts) => {
    expect(moneyIssues(given, now, capture)).toEqual(
      amounts.map((amount_cents) => ({ what: "not_captured", amount_cents })),
    );
  });
});

describe("order whose payment was cancelled", () => {
  const gone = { canceled_at: minutesLater(5) };

  it.each([
    ["is an issue with the whole amount", order({ payment_status: "canceled" }, gone), [3270]],
    ["is no issue if the order is free", order({ payment_status: "canceled", total: 0 }, gone), []],
    ["is no issue while a payment is active", order(), []],
    [
      "is no issue if the payment was captured before",
      order({ payment_status: "captured" }, { ...gone, captures: [moved(32.7)] }),
      [],
    ],
  ])("%s", (_, given, amounts) => {
    expect(moneyIssues(given, minutesLater(1), "order")).toEqual(
      amounts.map((amount_cents) => ({ what: "not_paid", amount_cents })),
    );
  });
});

describe("order that is paid in part", () => {
  const transfer = { provider_id: "pp_bank-transfer_bank", captures: [moved(10)] };
  const part = { payment_status: "partially_captured" } as const;

  it.each([
    [
      "is an issue if paid by transfer",
      order(part, transfer),
      [{ what: "paid_in_part", amount_cents: 1000, open_cents: 2270 }],
    ],
    [
      "is an issue if a card payment was captured in part",
      order(part, { captures: [moved(10)] }),
      [{ what: "paid_in_part", amount_cents: 1000, open_cents: 2270 }],
    ],
    [
      "is no issue if the owner has accepted the part payment",
      order({ ...part, metadata: { part_payment_accepted_at: "2026-12-03T10:00:00.000Z" } }, transfer),
      [],
    ],
  ])("%s", (_, given, issues) => {
    expect(moneyIssues(given, minutesLater(1), "order")).toEqual(issues);
  });
});

describe("cancelled order", () => {
  const cancelled = { status: "canceled", canceled_at: minutesLater(30) } as const;

  it.each([
    ["has no open refund if it was never paid", { canceled_at: minutesLater(30) }, []],
    ["has none open if everything was refunded", { captures: [moved(32.7)], refunds: [moved(32.7)] }, []],
    ["has one open if only a part was refunded", { captures: [moved(32.7)], refunds: [moved(5)] }, [2770]],
  ])("%s", (_, payment, amounts) => {
    expect(moneyIssues(order(cancelled, payment), minutesLater(60), "order")).toEqual(
      amounts.map((amount_cents) => ({ what: "refund_open", amount_cents })),
    );
  });

  it("has a payment to release if the card is still authorised", () => {
    expect(moneyIssues(order(cancelled), minutesLater(60), "order")).toEqual([{ what: "release_open" }]);
  });
});

describe("open withdrawal", () => {
  const paid = { captures: [moved(32.7)] };

  it("requires a refund within fourteen days, even if a part was refunded", () => {
    const due = { what: "withdrawal", due_at: "2026-12-15T22:59:59.999Z" };
    expect(withdrawalIssue(order({}, paid), placed)).toEqual(due);
    expect(withdrawalIssue(order({}, { ...paid, refunds: [{ ...moved(20), note: null }] }), placed)).toEqual(
      due,
    );
  });

  it("requires no refund if everything was refunded or nothing was paid", () => {
    const none = { what: "withdrawal_without_money" };
    expect(
      withdrawalIssue(order({}, { ...paid, refunds: [{ ...moved(32.7), note: null }] }), placed),
    ).toEqual(none);
    expect(withdrawalIssue(order(), placed)).toEqual(none);
  });
});

describe("issues for the fulfilment role", () => {
  it("contain a failed mail and an open withdrawal, but nothing about money", () => {
    const mailFailed = { what: "mail_failed", count: 2 } as const;
    const due = { what: "withdrawal", due_at: "2026-12-15T22:59:59.999Z" } as const;
    expect(
      issuesWithoutMoney([
        { what: "not_paid", amount_cents: 3270 },
        { what: "not_captured", amount_cents: 3270 },
        { what: "paid_in_part", amount_cents: 1000, open_cents: 2270 },
        { what: "refund_open", amount_cents: 3270 },
        { what: "release_open" },
        mailFailed,
        due,
      ]),
    ).toEqual([mailFailed, { what: "withdrawn" }]);
    expect(issuesWithoutMoney([{ what: "no_mailbox", address: "a@example.com" }])).toEqual([
      { what: "mail_failed", count: 1 },
    ]);
    expect(issuesWithoutMoney([{ what: "withdrawal_without_money" }])).toEqual([{ what: "withdrawn" }]);
  });
});

describe("a dispute or a returned refund", () => {
  const due_at = new Date("2026-12-20T10:00:00Z");
  const issue = (kind: "dispute" | "refund", status: string) => ({
    ...{ id: `${kind}_1`, payment_id: "pay_1", kind, status, due_at },
    ...{ reason: "fraudulent", cents: 3270, fee_cents: 2000, opened_at: placed },
  });
  const open = { what: "dispute", amount_cents: 3270, fee_cents: 2000, reason: "fraudulent" };
  const due = { ...open, due_at: due_at.toISOString(), answered: false };
  const answered = { ...open, due_at: null, answered: true };

  it.each([
    ["dispute", "needs_response", [due]],
    ["dispute", "warning_needs_response", [{ ...due, what: "inquiry" }]],
    ["dispute", "under_review", [answered]],
    ["dispute", "warning_under_review", [{ ...answered, what: "inquiry" }]],
    ["dispute", "won", []],
    ["dispute", "lost", []],
    ["dispute", "warning_closed", []],
    ["dispute", "prevented", []],
    ["refund", "open", [{ what: "refund_came_back", amount_cents: 3270 }]],
    ["refund", "sent_again", []],
    ["refund", "paid_elsewhere", []],
  ] as const)("%s %s", (kind, status, expected) => {
    const found = moneyIssues(order({ payment_issues: [issue(kind, status)] }), placed, "order");
    expect(found).toEqual(expected);
    expect(issuesWithoutMoney(found)).toEqual([]);
  });

  it("with the first deadline comes first", () => {
    const later = { ...issue("dispute", "needs_response"), due_at: new Date("2026-12-24T10:00:00Z") };
    const issues = [
      issue("refund", "open"),
      later,
      issue("dispute", "under_review"),
      issue("dispute", "needs_response"),
    ];
    const found = moneyIssues(order({ payment_issues: issues }), placed, "order").toSorted(byDeadline);
    expect(found.map((one) => ("due_at" in one ? one.due_at : one.what))).toEqual([
      due.due_at,
      later.due_at.toISOString(),
      "refund_came_back",
      null,
    ]);
  });

  it("leaves nothing to refund while the bank decides", () => {
    const paid = { captures: [moved(32.7)] };
    const owing = (status: string) =>
      moneyIssues(
        order({ canceled_at: placed, payment_issues: [issue("dispute", status)] }, paid),
        placed,
        "order",
      ).map(({ what }) => what);
    expect(owing("needs_response")).toEqual(["dispute"]);
    expect(owing("warning_needs_response")).toEqual(["inquiry", "refund_open"]);
    expect(owing("won")).toEqual(["refund_open"]);
    const withdrawn = (status: string) =>
      withdrawalIssue(order({ payment_issues: [issue("dispute", status)] }, paid), placed).what;
    expect([withdrawn("under_review"), withdrawn("won")]).toEqual(["withdrawal_disputed", "withdrawal"]);
  });
});
