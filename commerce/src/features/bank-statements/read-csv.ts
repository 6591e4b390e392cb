import { parse } from "csv-parse/sync";
import { amountCents, isoDay } from "./amounts";
import { StatementError, type ReadLine } from "./statement-line";

/** Headings of columns in capital letters, as banks in Italy and Germany write them; the first that is there counts. */
const headings = {
  day: [
    "BUCHUNGSTAG",
    "BUCHUNGSDATUM",
    "BUCHUNG",
    "DATA CONTABILE",
    "DATA OPERAZIONE",
    "DATA REGISTRAZIONE",
    "DATA",
    "BOOKING DATE",
    "DATE",
    "DATUM",
    "WERTSTELLUNG",
    "VALUTADATUM",
    "DATA VALUTA",
  ],
  amount: [
    "BETRAG",
    "BETRAG (EUR)",
    "BETRAG (€)",
    "BETRAG EUR",
    "UMSATZ",
    "IMPORTO",
    "IMPORTO (EUR)",
    "IMPORTO EUR",
    "AMOUNT",
  ],
  credit: ["HABEN", "GUTSCHRIFT", "ACCREDITI", "ENTRATE", "AVERE", "DARE/AVERE", "CREDIT", "IMPORTO AVERE"],
  payer: [
    "NAME ZAHLUNGSBETEILIGTER",
    "BEGUENSTIGTER/ZAHLUNGSPFLICHTIGER",
    "BEGÜNSTIGTER/ZAHLUNGSPFLICHTIGER",
    "ZAHLUNGSPFLICHTIGE*R",
    "AUFTRAGGEBER/EMPFÄNGER",
    "AUFTRAGGEBER / BEGÜNSTIGTER",
    "AUFTRAGGEBER",
    "ORDINANTE",
    "CONTROPARTE",
    "NAME",
    "NOME",
    "PAYER",
    "PARTNER NAME",
  ],
  text: [
    "VERWENDUNGSZWECK",
    "BUCHUNGSTEXT",
    "CAUSALE",
    "DESCRIZIONE",
    "DESCRIZIONE OPERAZIONE",
    "DESCRIZIONE ESTESA",
    "DETTAGLI",
    "PAYMENT REFERENCE",
    "DESCRIPTION",
    "REFERENCE",
  ],
  currency: ["WÄHRUNG", "WAEHRUNG", "DIVISA", "CURRENCY"],
} as const;

type Columns = Readonly<Record<keyof typeof headings, number[]>>;

const known = (row: readonly string[], names: readonly string[]): number[] => {
  const written = row.map((cell) => cell.replace(/\s+/g, " ").trim().toUpperCase());
  return names.flatMap((name) => (written.includes(name) ? [written.indexOf(name)] : []));
};

const columnsOf = (row: readonly string[]): Columns => ({
  day: known(row, headings.day),
  amount: known(row, headings.amount),
  credit: known(row, headings.credit),
  payer: known(row, headings.payer),
  text: known(row, headings.text),
  currency: known(row, headings.currency),
});

const isHeading = ({ day, amount, credit, text }: Columns): boolean =>
  day.length > 0 && amount.length + credit.length > 0 && text.length > 0;

/** The rows of a text, with the separator that makes most cells. */
function rowsOf(text: string): string[][] {
  const all = [";", ",", "\t"].map((delimiter) => {
    try {
      const options = {
        delimiter,
        bom: true,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      };
      return parse(text, options);
    } catch {
      return [];
    }
  });
  const widest = (rows: readonly string[][]) =>
    Math.max(0, ...rows.map((row) => (isHeading(columnsOf(row)) ? row.length : 0)));
  return all.toSorted((a, b) => widest(b) - widest(a))[0] ?? [];
}

/** Money that came, from a statement as a table; what went is left out. @throws StatementError */
export function readCsv(text: string): ReadLine[] {
  const rows = rowsOf(text);
  const at = rows.findIndex((row) => isHeading(columnsOf(row)));
  if (at === -1) throw new StatementError("no_columns");
  const columns = columnsOf(rows[at] ?? []);
  const first = (row: readonly string[], from: readonly number[]) => (row[from[0] ?? -1] ?? "").trim();
  return rows.slice(at + 1).flatMap((row, index) => {
    const written = first(row, columns.amount.length > 0 ? columns.amount : columns.credit);
    const dated = first(row, columns.day);
    // sums and remarks below the table have no day, and money that went stands in no column of credits
    if (written === "" || dated === "") return [];
    const day = isoDay(dated);
    const cents = amountCents(written);
    if (cents === null || day === null) throw new StatementError("bad_line", at + index + 2);
    if (cents <= 0) return [];
    const currency = first(row, columns.currency).toUpperCase();
    if (currency !== "" && currency !== "EUR" && currency !== "€")
      throw new StatementError("other_currency", at + index + 2);
    const words = columns.text.map((column) => (row[column] ?? "").trim()).filter(Boolean);
    return [
      {
        day,
        amount_cents: cents,
        payer: first(row, columns.payer),
        text: words.join(" "),
        bank_reference: "",
      },
    ];
  });
}
