import { expect, it } from "vitest";
import { readStatement } from "./preview";

const amounts = (text: string) =>
  readStatement(text).map(({ direction, amount_cents: cents }) => [direction, cents]);

const refused = (text: string, problem: string, row: number) => {
  expect(() => readStatement(text)).toThrow(expect.objectContaining({ problem, row }));
};

/** A credit in the second row and a debit in the third. */
const table = (amount: string, further = "") =>
  `Datum;${amount};Verwendungszweck${further && `;${further}`}\n23.11.2026;32,70;ST-1044`;

it.each(["Betrag (CHF)", "Amount (USD)", "Importo in GBP", "Umsatz $", "Entrate (CHF)"])(
  "refuses amounts whose heading names another currency: %s",
  (heading) => {
    refused(`${table(heading)}\n23.11.2026;-1,50;Canone`, "other_currency", 2);
  },
);

it.each(["Betrag (EUR)", "Importo in Euro", "Umsatz €", "Amount (Euro)"])("reads euros: %s", (heading) => {
  expect(amounts(`${table(heading)}\n23.11.2026;-1,50;Canone`)[0]).toEqual(["in", 3_270]);
});

it.each(["Buchungswährung", "Codice divisa", "Currency code", "Moneta", "Kontowährung"])(
  "refuses another currency in a column %s",
  (heading) => {
    const text = (currency: string) =>
      `${table("Betrag", heading)};${currency}\n23.11.2026;-1,50;Canone;${currency}`;
    expect(amounts(text("EUR"))[0]).toEqual(["in", 3_270]);
    refused(text("CHF"), "other_currency", 2);
  },
);

it("does not take what was paid in another currency for the booked one", () => {
  const text =
    "Date,Amount (EUR),Original Amount (USD),Original Currency,Exchange rate currency,Description\n" +
    "2026-11-23,32.70,38.00,USD,USD,ST-1044\n2026-11-23,-1.50,,,,Fee";
  expect(amounts(text)[0]).toEqual(["in", 3_270]);
});

it("refuses a row that is both credited and debited", () => {
  refused("Data;Entrate;Uscite;Descrizione\n23/11/2026;32,70;1,50;ST-1044", "bad_line", 2);
});

it.each(["Saldo finale", "SALDO CONTABILE AL 23/11/2026", "Kontostand am 23.11.2026", "Closing balance"])(
  "leaves out a dated row with a balance: %s",
  (text) => {
    const rows = `23/11/2026;32,70;saldo ordine ST-1044;\n23/11/2026;-1,50;Canone;\n23/11/2026;1.000,00;${text};`;
    expect(amounts(`Data;Importo;Causale;Nome\n${rows}`)).toEqual([
      ["in", 3_270],
      ["out", 150],
    ]);
  },
);

it("keeps a payment whose payer writes as banks do about balances", () => {
  const rows = "23/11/2026;32,70;Saldo finale;Anna Verdi\n23/11/2026;1,00;saldo;\n23/11/2026;-1,50;Canone;";
  expect(amounts(`Data;Importo;Causale;Nome\n${rows}`)).toEqual([
    ["in", 3_270],
    ["in", 100],
    ["out", 150],
  ]);
});

it.each([
  "DECLINED",
  "Failed",
  "Cancelled",
  "Rifiutato",
  "Stornato",
  "Abgelehnt",
  "pending",
  "Umsatz vorgemerkt",
])("leaves out a row that the bank has not booked: %s", (status) => {
  const rows = `23.11.2026;32,70;ST-1044;Gebucht\n23.11.2026;9,00;ST-1045;${status}\n23.11.2026;-1,50;Strom;Gebucht`;
  for (const heading of ["Status", "Info", "Stato operazione", "Buchungsstatus"]) {
    expect(amounts(`Datum;Betrag;Verwendungszweck;${heading}\n${rows}`)).toEqual([
      ["in", 3_270],
      ["out", 150],
    ]);
  }
});

it("takes no part of a word for a status", () => {
  expect(amounts(`${table("Betrag", "Info")};Offenbach\n23.11.2026;-1,50;Strom;`)).toHaveLength(2);
});

it("leaves out a row without booking day: it is announced, whatever its day for interest", () => {
  const text =
    "Buchungstag;Valutadatum;Betrag;Verwendungszweck\n;23.11.2026;9,00;ST-1045\n23.11.2026;23.11.2026;-1,50;Strom";
  expect(amounts(text)).toEqual([["out", 150]]);
});

it.each([
  ["nothing else tells", "21.100", ["9", "-5"]],
  ["the file has the same separator before cents", "21.100", ["32.70", "-1,50"]],
  ["the file has the same separator before cents", "21,100", ["32,70", "-1,50"]],
  ["it begins with zero", "0.500", ["32,70", "-1,50"]],
])("refuses an amount that may be in thousands, because %s: %s", (_why, unclear, others) => {
  const rows = [...others, unclear].map((amount) => `23.11.2026;${amount};ST-1044`);
  refused(["Datum;Betrag;Verwendungszweck", ...rows].join("\n"), "bad_line", 4);
});

it("reads thousands without cents in a file whose cents stand behind the other separator", () => {
  const rows = ["21.100", "1.032,70", "-1,50"].map((amount) => `23.11.2026;${amount};ST-1044`);
  expect(amounts(["Datum;Betrag;Verwendungszweck", ...rows].join("\n"))[0]).toEqual(["in", 2_110_000]);
});

it.each(["Text", "Umsatztext", "Avisierungstext", "Zahlungsreferenz", "Mitteilung", "Comunicazione"])(
  "finds the reference in a column %s",
  (heading) => {
    const [line] = readStatement(`Datum;Betrag;${heading}\n23.11.2026;14,00;ST-1042\n23.11.2026;-1,50;Porto`);
    expect(line).toMatchObject({ text: "ST-1042" });
  },
);
