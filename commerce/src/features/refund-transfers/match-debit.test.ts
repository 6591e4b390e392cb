import { expect, it } from "vitest";
import type { StatementLine } from "../bank-statements/statement-line";
import { debitMatch, debitProposals, type RefundToSend } from "./read-refunds-to-send";

const iban = "IT60X0542811101000000123456";

const refund = (id: string, number: number, cents: number): RefundToSend => ({
  id,
  order_id: `order_${number}`,
  number,
  cents,
  owed_on: "2026-11-20",
  until: "2026-12-04",
  days_left: 8,
  name: "Grazia Deledda",
  reference: `Rimborso ST-${number}-7K3M9QPD`,
  account: { holder: "Grazia Deledda", iban, given_by: "buyer" },
  epc: null,
  in_file: null,
});

const debit = (text: string, change: Partial<StatementLine> = {}): StatementLine => ({
  direction: "out",
  day: "2026-11-23",
  amount_cents: 3_270,
  counterparty: "Grazia Deledda",
  counterparty_iban: "",
  text,
  details: "",
  bank_reference: "",
  ordinal: 0,
  ...change,
});

it.each<[string, StatementLine, ReturnType<typeof debitMatch>]>([
  ["its reference", debit("BONIFICO rimborso st 1042 7k3m9qpd"), "reference"],
  ["its reference beside the text", debit("", { details: "RIMBORSO ST-1042-7K3M9QPD" }), "reference"],
  ["its reference on the day it was owed", debit("ST-1042", { day: "2026-11-20" }), "reference"],
  ["its account", debit("grazie", { counterparty_iban: iban }), "iban"],
  ["its account and the reference of another order", debit("ST-1043", { counterparty_iban: iban }), null],
  ["only its amount", debit("grazie"), null],
  ["another account", debit("grazie", { counterparty_iban: "DE89370400440532013000" }), null],
  ["another amount", debit("ST-1042", { amount_cents: 3_271 }), null],
  ["a day before it was owed", debit("ST-1042", { day: "2026-11-19" }), null],
  ["money that came in", debit("ST-1042", { direction: "in" }), null],
])("a refund is recognised or not by %s", (_, line, by) => {
  expect(debitMatch(line, refund("ref_1", 1042, 3_270))).toBe(by);
});

it("proposes each refund once, first to a debit with its reference, and nothing for other payments", () => {
  const refunds = [refund("ref_1", 1042, 3_270), refund("ref_2", 1043, 3_270)];
  const byAccount = { line: debit("", { counterparty_iban: iban }) };
  const named = { line: debit("ST-1042") };
  const rent = { line: debit("Affitto") };
  const again = { line: debit("ST-1042", { ordinal: 1 }) };
  const proposals = debitProposals([byAccount, named, rent, again], refunds);
  expect(proposals.map(({ debit: one, refund: { id }, by }) => [one, id, by])).toEqual([
    [named, "ref_1", "reference"],
    [byAccount, "ref_2", "iban"],
  ]);
});
