import { expect, it } from "vitest";
import { monthEndCsv } from "./tables";
import type { DisputedSum } from "./payments";
import type { ReplacedSum } from "../replacements/replacement-reasons";

const none = { net_cents: 0, vat_cents: 0, gross_cents: 0 };
const part = { rows: [], total: none };

/** The rows of the summary after its last sum. */
function afterDifference(
  disputed: DisputedSum,
  language: "de" | "it" | "en",
  replaced: ReplacedSum[] = [],
): string[] {
  const figures = {
    month: "2026-11",
    sales: { takings: part, invoiced: part, distance: part, exports: part },
    sales_total: none,
    quarter: "2026-Q4",
    oss: [],
    oss_total: none,
    meter: { year_cents: 0, year_before_cents: 0, threshold_cents: 1_000_000 },
    payments: [],
    payments_balance_cents: 0,
    disputed,
    replaced,
  };
  return monthEndCsv("summary", { figures, documents: [] }, language).csv.split("\r\n").slice(8, -1);
}

it.each([
  [
    "de",
    "Beanstandete Zahlungen (2)",
    "Gebühren für Beanstandungen",
    "Verloren über den Rest der Zahlungen hinaus",
  ],
  [
    "it",
    "Pagamenti contestati (2)",
    "Commissioni per contestazioni",
    "Perso oltre quanto restava dei pagamenti",
  ],
  ["en", "Disputed payments (2)", "Fees for disputes", "Lost beyond what was left of the payments"],
] as const)("the summary names disputes, their fees and what they took beyond (%s)", (language, ...names) => {
  const disputed = { count: 2, cents: 5380, fee_cents: 4000, beyond_cents: 500 };
  const [sum, fees, beyond] = names;
  expect(afterDifference(disputed, language)).toEqual([
    `${sum};;;53,80`,
    `${fees};;;40,00`,
    `${beyond};;;5,00`,
  ]);
  expect(afterDifference({ ...disputed, beyond_cents: 0 }, language)).toHaveLength(2);
});

it("the summary of a month without disputes ends with the difference", () => {
  expect(afterDifference({ count: 0, cents: 0, fee_cents: 0, beyond_cents: 0 }, "de")).toEqual([]);
});

it("the summary counts what was sent again for free, by reason", () => {
  const disputed = { count: 0, cents: 0, fee_cents: 0, beyond_cents: 0 };
  const replaced: ReplacedSum[] = [
    { reason: "damaged", packs: 3 },
    { reason: "lost", packs: 1 },
  ];
  expect(afterDifference(disputed, "it", replaced)).toEqual([
    "Rispedito perché danneggiato (confezioni: 3);;;0,00",
    "Rispedito perché smarrito (confezioni: 1);;;0,00",
  ]);
});
