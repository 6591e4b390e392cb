import { expect, it } from "vitest";
import type { StatementLine } from "../bank-statements/statement-line";
import { matchCameBack } from "./came-back";

const record = (id: string) => ({
  id,
  order_id: "order_1042",
  cents: 3_270,
  sent_at: new Date("2026-11-20T10:00:00Z"),
});

const returned = (change: Partial<StatementLine> = {}, order_id: string | null = "order_1042") => ({
  key: `${change.ordinal ?? 0}`,
  line: {
    direction: "in" as const,
    day: "2026-11-23",
    amount_cents: 3_270,
    counterparty: "Grazia Deledda",
    counterparty_iban: "",
    text: "Rimborso ST-1042-7K3M9QPD",
    details: "",
    bank_reference: "",
    ordinal: 0,
    ...change,
  },
  not_waiting: { order_id },
});

const reversal = { reversal: true, text: "ST-1042-7K3M9QPD" } as const;

it.each([
  ["its words", returned(), true],
  ["its words beside the text", returned({ text: "RETOURE", details: "erstattung ST-1042-7K3M9QPD" }), true],
  ["the day it was sent", returned({ day: "2026-11-20" }), true],
  ["the bank, which calls it a return", returned(reversal), true],
  ["a payment received that the bank takes back", returned({ ...reversal, direction: "out" }), false],
  ["the words of a payment", returned({ text: "ST-1042-7K3M9QPD" }), false],
  ["another amount", returned({ amount_cents: 3_271 }), false],
  ["a day before it was sent", returned({ day: "2026-11-19" }), false],
  ["another order", returned({}, "order_1043"), false],
  ["an unknown order", returned({}, null), false],
])("a refund that came back is recognised or not by %s", (_what, line, is) => {
  expect(matchCameBack([line], [record("reftra_1")]).get("0")).toEqual(is ? { id: "reftra_1" } : undefined);
});

it("takes each record for one line", () => {
  const lines = [0, 1, 2].map((ordinal) => returned({ ordinal }));
  const found = matchCameBack(lines, [record("reftra_1"), record("reftra_2")]);
  expect([...found]).toEqual([
    ["0", { id: "reftra_1" }],
    ["1", { id: "reftra_2" }],
  ]);
});
