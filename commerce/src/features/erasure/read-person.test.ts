import { describe, expect, it } from "vitest";
import { inHand, personRevision, type OrderFacts, type PersonReport } from "./read-person";

const now = new Date("2026-11-23T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const settled: OrderFacts = {
  status: "delivered",
  last: daysAgo(15),
  withdrawal_open: false,
  money_open: false,
  document_missing: false,
};

describe("inHand", () => {
  it.each([
    ["pending", "unpaid"],
    ["processing", "to_pack"],
    ["shipped", "under_way"],
    ["delivered", null],
    ["cancelled", null],
    ["refund_due", "money_open"],
    ["refunded", null],
    ["charged_back", null],
  ] as const)("for the status %s returns %s", (status, reason) => {
    expect(inHand({ ...settled, status }, now)).toBe(reason);
  });

  it("returns the reason if a withdrawal, a payment or a document is open", () => {
    expect(inHand({ ...settled, withdrawal_open: true }, now)).toBe("withdrawal_open");
    expect(inHand({ ...settled, money_open: true }, now)).toBe("money_open");
    expect(inHand({ ...settled, document_missing: true }, now)).toBe("document_missing");
  });

  it("returns recent until the 14-day withdrawal period has ended", () => {
    expect(inHand({ ...settled, last: daysAgo(13.999) }, now)).toBe("recent");
    expect(inHand({ ...settled, last: daysAgo(14) }, now)).toBeNull();
  });
});

describe("personRevision", () => {
  const seen: PersonReport = {
    email: "anna@example.com",
    kinds: [],
    in_hand: [],
    is_staff: false,
    paying: false,
    declared: false,
    order_ids: [],
  };
  const withRows = (kind: PersonReport["kinds"][number]["kind"], count: number) =>
    personRevision({ ...seen, kinds: [{ kind, count, stays: false }] });

  it("stays the same when a job has left or removed technical records", () => {
    expect(withRows("traces", 3)).toBe(withRows("traces", 2));
  });

  it("changes with the data that the owner decides on, and with what prevents the erasure", () => {
    expect(withRows("messages", 1)).not.toBe(withRows("messages", 2));
    expect(personRevision({ ...seen, declared: true })).not.toBe(personRevision(seen));
  });
});
