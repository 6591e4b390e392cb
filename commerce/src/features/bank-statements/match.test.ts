import { expect, it } from "vitest";
import type { OpenTransfer } from "../ordering/bank-transfer/order-transfer";
import { proposalFor, waitingNamedIn } from "./match";

const open = (number: number, name: string, open_cents: number, code: string): OpenTransfer => ({
  order_id: `order_${number}`,
  number,
  name,
  open_cents,
  reference: `ST-${number}-${code}`,
  paid_cents: 0,
  due_date: "2026-12-01",
  days_left: 3,
  withdrawn_at: null,
});

const waiting = [
  open(1042, "Jürgen Müller", 3_270, "7K3M9QPD"),
  open(1043, "Maria Rossi", 3_270, "AAAABBBB"),
  open(1044, "Anna Verdi", 5_000, "CCCCDDDD"),
];

it("takes money for that of a withdrawn order only by its reference", () => {
  const [first, ...others] = waiting;
  if (!first) throw new Error("There is no order");
  const withdrawn = [{ ...first, withdrawn_at: "2026-11-22T10:00:00.000Z" }, ...others];
  const line = {
    direction: "in" as const,
    day: "2026-11-23",
    amount_cents: 3_270,
    counterparty_iban: "",
    details: "",
    bank_reference: "",
    ordinal: 0,
  };
  expect(proposalFor({ ...line, counterparty: "", text: first.reference }, withdrawn)?.number).toBe(1042);
  expect(proposalFor({ ...line, counterparty: first.name, text: "" }, withdrawn)?.number).toBe(1043);
});

it.each([
  ["an incomplete reference", 3_270, "", "SEPA st10437k3m", null],
  ["the reference, lower case, no hyphens", 3_270, "", "rif. st1043aaaabbbb grazie", [1043, "reference", 0]],
  ["a reference and too small an amount", 2_000, "", "ST-1044-CCCCDDDD", [1044, "reference", -3_000]],
  ["a reference and too large an amount", 6_000, "", "ST/1044/CCCCDDDD", [1044, "reference", 1_000]],
  ["the reference of an order that is no longer unpaid", 5_000, "Anna Verdi", "ST-1001-XXXXYYYY", null],
  [
    "amount and name in another order, no umlauts",
    3_270,
    "MULLER JURGEN",
    "Danke",
    [1042, "amount_and_name", 0],
  ],
  ["an amount due for only one order", 5_000, "Unbekannt", "", [1044, "amount", 0]],
  ["an amount due for two orders", 3_270, "Unbekannt", "", null],
  ["a known name but an amount no order has", 1_234, "Anna Verdi", "", null],
])("proposes the right order, if any, for a line with %s", (_what, amount_cents, payer, text, expected) => {
  const line = {
    direction: "in" as const,
    day: "2026-11-23",
    amount_cents,
    counterparty: payer,
    counterparty_iban: "",
    text,
    details: "",
    bank_reference: "",
    ordinal: 0,
  };
  const found = proposalFor(line, waiting);
  expect(found && [found.number, found.by, found.difference_cents]).toEqual(expected);
});

it("knows all orders that a line names and that wait, so that one is not taken for overpaid", () => {
  const line = {
    direction: "in" as const,
    day: "2026-11-23",
    amount_cents: 8_270,
    counterparty: "",
    counterparty_iban: "",
    text: "ST-1044-CCCCDDDD e",
    details: "ST-1042-7K3M9QPD",
    bank_reference: "",
    ordinal: 0,
  };
  expect(waitingNamedIn(line, waiting).map(({ number }) => number)).toEqual([1042, 1044]);
  const withdrawn = waiting.map((one) => ({ ...one, withdrawn_at: "2026-11-22T10:00:00.000Z" }));
  expect(waitingNamedIn(line, withdrawn)).toEqual([]);
});
