import { expect, it } from "vitest";
import type { OpenTransfer } from "../ordering/bank-transfer/open-transfer";
import { proposalFor } from "./match";

const open = (number: number, name: string, open_cents: number, code: string): OpenTransfer => ({
  order_id: `order_${number}`,
  number,
  name,
  open_cents,
  reference: `ST-${number}-${code}`,
  paid_cents: 0,
  due_date: "2026-12-01",
  days_left: 3,
});

const waiting = [
  open(1042, "Jürgen Müller", 3_270, "7K3M9QPD"),
  open(1043, "Maria Rossi", 3_270, "AAAABBBB"),
  open(1044, "Anna Verdi", 5_000, "CCCCDDDD"),
];

it.each([
  ["its reference, however the bank writes it", 3_270, "", "SEPA st10437k3m", null],
  [
    "the whole reference in small letters without hyphens",
    3_270,
    "",
    "rif. st1043aaaabbbb grazie",
    [1043, "reference", 0],
  ],
  ["a reference with a part of the money", 2_000, "", "ST-1044-CCCCDDDD", [1044, "reference", -3_000]],
  ["a reference with too much", 6_000, "", "ST/1044/CCCCDDDD", [1044, "reference", 1_000]],
  ["the reference of an order that waits no longer", 5_000, "Anna Verdi", "ST-1001-XXXXYYYY", null],
  [
    "sum and name, in another order and without dots",
    3_270,
    "MULLER JURGEN",
    "Danke",
    [1042, "amount_and_name", 0],
  ],
  ["a sum that one order alone waits for", 5_000, "Unbekannt", "", [1044, "amount", 0]],
  ["a sum that two orders wait for", 3_270, "Unbekannt", "", null],
  ["nothing", 1_234, "Anna Verdi", "", null],
])("a line with %s", (_what, amount_cents, payer, text, expected) => {
  const line = { day: "2026-11-23", amount_cents, payer, text, bank_reference: "", ordinal: 0 };
  const found = proposalFor(line, waiting);
  expect(found && [found.number, found.by, found.difference_cents]).toEqual(expected);
});
