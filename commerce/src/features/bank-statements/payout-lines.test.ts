import { expect, it } from "vitest";
import { payoutFor } from "./payout-lines";
import type { StatementLine } from "./statement-line";

const credit: StatementLine = {
  day: "2026-12-07",
  direction: "in",
  amount_cents: 5392,
  counterparty: "STRIPE PAYMENTS EUROPE",
  counterparty_iban: "",
  text: "STRIPE R4T9",
  details: "",
  bank_reference: "",
  ordinal: 0,
};
const payout = (id: string, arrives: string, more: object = {}) => ({
  id,
  sent: "2026-12-05",
  arrives,
  cents: 5392,
  failed: false,
  ...more,
});
const payouts = [
  payout("po_other", "2026-12-07", { cents: 5393 }),
  payout("po_failed", "2026-12-07", { failed: true }),
  payout("po_near", "2026-12-08"),
  payout("po_far", "2026-12-11"),
];

it.each([
  ["Stripe's credit, of the nearest day", credit, "po_near"],
  ["a credit five days later", { ...credit, day: "2026-12-16" }, "po_far"],
  ["a credit six days later", { ...credit, day: "2026-12-17" }, undefined],
  ["a credit of somebody else", { ...credit, counterparty: "Striped Shirts", text: "" }, undefined],
  ["a debit", { ...credit, direction: "out" as const }, undefined],
  ["another amount", { ...credit, amount_cents: 5391 }, undefined],
])("recognises as a payout %s", (_, line, expected) => {
  expect(payoutFor(line, payouts)?.id).toBe(expected);
});
