import { expect, it } from "vitest";
import { isOverdue, type WaitingOrder } from "./unpaid-transfers";

const transfer = { provider_id: "pp_bank-transfer_bank", captured_at: null, canceled_at: null };
const card = { ...transfer, provider_id: "pp_stripe_stripe" };
const day = new Date("2026-12-10T12:00:00Z");

const order = (
  payments: NonNullable<NonNullable<WaitingOrder["payment_collections"]>[number]["payments"]>,
  packed?: Date | null,
): WaitingOrder => ({
  id: "order_1",
  display_id: 1,
  created_at: new Date("2026-12-01T22:30:00Z"),
  payment_collections: [{ payments }],
  fulfillments: packed === undefined ? [] : [{ canceled_at: packed }],
});

it.each<[string, WaitingOrder, string, boolean]>([
  ["on the last day", order([transfer]), "2026-12-08T23:59:00Z", false],
  ["the day after", order([transfer]), "2026-12-09T00:01:00Z", true],
  ["paid", order([{ ...transfer, captured_at: day }]), "2026-12-20T00:00:00Z", false],
  ["cancelled already", order([{ ...transfer, canceled_at: day }]), "2026-12-20T00:00:00Z", false],
  ["by card", order([card]), "2026-12-20T00:00:00Z", false],
  ["packed on trust", order([transfer], null), "2026-12-20T00:00:00Z", false],
  ["packed, and unpacked again", order([transfer], day), "2026-12-20T00:00:00Z", true],
  ["without any payment", order([]), "2026-12-20T00:00:00Z", false],
])("a transfer of seven days, %s", (_, given, now, expected) => {
  expect(isOverdue(given, new Date(now), 7)).toBe(expected);
});
