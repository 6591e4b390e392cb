import type Stripe from "stripe";
import type { PaidBy } from "@su-turrone/contract/payment-methods";
import { describe, expect, it } from "vitest";
import { monthEndCsv } from "./tables";
import type { MonthEndTable } from "./month-end-tables";
import { balanceByDay, noMovement } from "./balance-sums";
import { monthFigures } from "./read-month-end";
import type { DisputedSum } from "./payments";
import type { ReplacedSum } from "../replacements/replacement-reasons";

const noDisputes: DisputedSum = { count: 0, cents: 0, fee_cents: 0, beyond_cents: 0 };
const noStripe = { days: [], total: noMovement, payouts: [] };

/** The rows of the summary of a month without sales after its last sum. */
function afterDifference(
  disputed: DisputedSum,
  language: "de" | "it" | "en",
  replaced: ReplacedSum[] = [],
): string[] {
  const figures = monthFigures("2026-11", { taxes: [], payments: [], disputed, replaced });
  const { csv } = monthEndCsv("summary", { figures, documents: [], stripe: noStripe }, language);
  return csv.split("\r\n").slice(8, -1);
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
  expect(afterDifference(noDisputes, "de")).toEqual([]);
});

describe("a month worked out on paper", () => {
  const document = (day: string, country: string, rate: number, net_cents: number, more: object = {}) => {
    const vat_cents = (net_cents * rate) / 100;
    const gross_cents = net_cents + vat_cents;
    return {
      day,
      corrects_day: null,
      country,
      invoiced: false,
      rate,
      net_cents,
      vat_cents,
      gross_cents,
      ...more,
    };
  };
  const taxes = [
    // 55.00 in Italy, of which 11.00 go back; 33.00 with an e-invoice; 42.80 to Germany; 24.00 to Great Britain
    document("2026-12-01", "it", 10, 5000),
    document("2026-12-02", "it", 10, 3000, { invoiced: true }),
    document("2026-12-03", "de", 7, 4000, { invoiced: true }),
    document("2026-12-15", "it", 10, -1000, { corrects_day: "2026-12-01" }),
    document("2026-12-20", "gb", 20, 2000),
    // of the month before
    document("2026-11-30", "it", 10, 9900),
  ];
  const paid = (day: string, method: PaidBy, taken_cents: number, refunded_cents = 0) => ({
    day,
    method,
    taken_cents,
    refunded_cents,
  });
  const payments = [
    paid("2026-12-01", "card", 5500),
    paid("2026-12-02", "bank_transfer", 3300),
    paid("2026-12-03", "paypal", 4280),
    paid("2026-12-15", "card", 0, 1100),
    paid("2026-12-20", "card", 2400),
  ];
  const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000;
  const transaction = (day: string, type: Stripe.BalanceTransaction.Type, amount: number, fee = 0) => ({
    created: at(day),
    type,
    amount,
    fee,
  });
  // 1.5 % and 0.25: 0.825 + 0.25, 0.642 + 0.25, 0.36 + 0.25; what is paid out on the 5th is 55.00 - 1.08
  const balance = balanceByDay([
    transaction("2026-12-01", "charge", 5500, 108),
    transaction("2026-12-03", "payment", 4280, 89),
    transaction("2026-12-05", "payout", -5392),
    transaction("2026-12-15", "refund", -1100),
    transaction("2026-12-20", "charge", 2400, 61),
    transaction("2026-12-22", "stripe_fee", -200),
  ]);
  const payout = { id: "po_1", sent: "2026-12-05", arrives: "2026-12-07", cents: 5392, failed: false };
  const month = {
    figures: monthFigures("2026-12", { taxes, payments, disputed: noDisputes, replaced: [] }),
    documents: [],
    stripe: { ...balance, payouts: [payout] },
  };
  const rows = (table: MonthEndTable) => monthEndCsv(table, month, "it").csv.split("\r\n").slice(1, -1);

  it.each<[MonthEndTable, string[]]>([
    [
      "takings",
      [
        "2026-12-01;IT;10,00;50,00;5,00;55,00",
        "2026-12-15;IT;10,00;-10,00;-1,00;-11,00",
        "Totale;;;40,00;4,00;44,00",
      ],
    ],
    ["invoiced", ["2026-12-02;IT;10,00;30,00;3,00;33,00", "Totale;;;30,00;3,00;33,00"]],
    ["distance", ["2026-12-03;DE;7,00;40,00;2,80;42,80", "Totale;;;40,00;2,80;42,80"]],
    ["exports", ["2026-12-20;GB;20,00;20,00;4,00;24,00", "Totale;;;20,00;4,00;24,00"]],
    ["oss", ["2026-Q4;DE;7,00;40,00;2,80;42,80", "Totale;;;40,00;2,80;42,80"]],
    [
      "summary",
      [
        "Corrispettivi (vendite in Italia senza fattura elettronica);40,00;4,00;44,00",
        "Fatture emesse (vendite in Italia con fattura elettronica);30,00;3,00;33,00",
        "Vendite in altri Stati UE (OSS);40,00;2,80;42,80",
        "Esportazioni fuori dall’UE;20,00;4,00;24,00",
        // 44.00 + 33.00 + 42.80 + 24.00
        "Tutti i documenti;130,00;13,80;143,80",
        // 55.00 + 33.00 + 42.80 - 11.00 + 24.00
        "Incassi;;;143,80",
        "Differenza;;;0,00",
      ],
    ],
    [
      "payments",
      [
        "2026-12-01;Carta;55,00;0,00;55,00",
        "2026-12-02;Bonifico;33,00;0,00;33,00",
        "2026-12-03;PayPal;42,80;0,00;42,80",
        "2026-12-15;Carta;0,00;11,00;-11,00",
        "2026-12-20;Carta;24,00;0,00;24,00",
      ],
    ],
    [
      "stripe",
      [
        "2026-12-01;55,00;0,00;-1,08;0,00;53,92",
        "2026-12-03;42,80;0,00;-0,89;0,00;41,91",
        "2026-12-05;0,00;0,00;0,00;-53,92;-53,92",
        "2026-12-15;0,00;-11,00;0,00;0,00;-11,00",
        "2026-12-20;24,00;0,00;-0,61;0,00;23,39",
        "2026-12-22;0,00;0,00;-2,00;0,00;-2,00",
        // 121.80 - 11.00 at Stripe and 33.00 at the bank are the 143.80 received
        "Totale;121,80;-11,00;-4,58;-53,92;52,30",
      ],
    ],
    ["payouts", ["2026-12-07;2026-12-05;po_1;53,92;"]],
  ])("has the table %s", (table, expected) => {
    expect(rows(table)).toEqual(expected);
  });
});

it("the summary counts what was sent again for free, by reason", () => {
  const replaced: ReplacedSum[] = [
    { reason: "damaged", packs: 3 },
    { reason: "lost", packs: 1 },
  ];
  expect(afterDifference(noDisputes, "it", replaced)).toEqual([
    "Rispedito perché danneggiato (confezioni: 3);;;0,00",
    "Rispedito perché smarrito (confezioni: 1);;;0,00",
  ]);
});
