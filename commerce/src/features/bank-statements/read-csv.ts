import { parse } from "csv-parse/sync";
import { amountCents, isoDay } from "./amounts";
import { StatementError, type ReadLine } from "./statement-line";

/**
 * Headings of columns as banks in Italy and Germany write them, as `written` makes them comparable; the first that is there counts,
 * and of the words all.
 */
const headings = {
  day: [
    "BUCHUNGSTAG",
    "BUCHUNGSDATUM",
    "BUCHUNG",
    "DATA CONTABILE",
    "DATA CONTABILIZZAZIONE",
    "DATA OPERAZIONE",
    "DATA REGISTRAZIONE",
    "DATA MOVIMENTO",
    "DATA",
    "BOOKING DATE",
    "COMPLETED DATE",
    "DATE",
    "DATUM",
    "WERTSTELLUNG",
    "VALUTADATUM",
    "DATA VALUTA",
  ],
  amount: ["BETRAG", "UMSATZ", "IMPORTO", "AMOUNT"],
  credit: [
    "HABEN",
    "GUTSCHRIFT",
    "ACCREDITI",
    "ACCREDITO",
    "ENTRATE",
    "ENTRATA",
    "AVERE",
    "IMPORTO AVERE",
    "CREDIT",
  ],
  /** Which way the money went, where the amount has no sign. */
  sign: ["SEGNO", "D/A", "DARE/AVERE", "S/H", "SOLL/HABEN"],
  /** Whether the bank has booked it. */
  status: ["STATUS", "STATO", "STATE", "INFO"],
  payer: [
    "NAME ZAHLUNGSBETEILIGTER",
    "BEGUENSTIGTER/ZAHLUNGSPFLICHTIGER",
    "BEGÜNSTIGTER/ZAHLUNGSPFLICHTIGER",
    "ZAHLUNGSPFLICHTIGE*R",
    "AUFTRAGGEBER/EMPFÄNGER",
    "AUFTRAGGEBER/BEGÜNSTIGTER",
    "BEGÜNSTIGTER/AUFTRAGGEBER",
    "AUFTRAGGEBER",
    "EMPFAENGER 1",
    "ORDINANTE",
    "ORDINANTE/BENEFICIARIO",
    "BENEFICIARIO/ORDINANTE",
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
    "CAUSALE/DESCRIZIONE",
    "DESCRIZIONE",
    "DESCRIZIONE OPERAZIONE",
    "DESCRIZIONE OPERAZIONI",
    "DESCRIZIONE ESTESA",
    "DESCRIZIONE COMPLETA",
    "DETTAGLI",
    "PAYMENT REFERENCE",
    "DESCRIPTION",
    "REFERENCE",
  ],
  currency: ["WÄHRUNG", "WAEHRUNG", "DIVISA", "CURRENCY"],
} as const;

type Column = keyof typeof headings;
type Columns = Readonly<Record<Column, number[]>>;

const columnNames = Object.keys(headings) as Column[];

/** What went, in a column of signs. */
const outgoing = ["D", "DARE", "S", "SOLL", "-"];

/** What the bank has noted and not booked: it may still be taken back, and comes again when it is booked. */
const notBooked = /VORGEMERKT|OFFEN|PENDING|NON CONTABILIZZATO|AUTORIZZATO|IN ATTESA|IN SOSPESO|REVERTED/;

/** A heading in capital letters, without the currency that some banks write behind it. */
const written = (heading: string): string =>
  heading
    .normalize("NFC")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toUpperCase()
    .replace(/ ?(?:\((?:EUR|EURO|€)\)|IN EUR|EUR|€)$/, "")
    .replace(/ ?\/ ?/g, "/");

function columnsOf(row: readonly string[]): Columns {
  const cells = row.map(written);
  const at = (names: readonly string[]): number[] =>
    names.flatMap((name) => cells.flatMap((cell, index) => (cell === name ? [index] : [])));
  return Object.fromEntries(columnNames.map((column) => [column, at(headings[column])])) as Record<
    Column,
    number[]
  >;
}

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
  const filled = (row: readonly string[], from: readonly number[]) =>
    from.map((column) => (row[column] ?? "").trim()).filter(Boolean);
  const first = (row: readonly string[], from: readonly number[]) => filled(row, from)[0] ?? "";
  return rows.slice(at + 1).flatMap((row, index) => {
    const amount = first(row, columns.amount.length > 0 ? columns.amount : columns.credit);
    const dated = first(row, columns.day);
    // sums, remarks and what is still open have no day, and money that went stands in no column of credits
    if (amount === "" || !/\d/.test(dated)) return [];
    if (filled(row, columns.status).some((cell) => notBooked.test(cell.toUpperCase()))) return [];
    const day = isoDay(dated);
    const cents = amountCents(amount);
    if (cents === null || day === null) throw new StatementError("bad_line", at + index + 2);
    if (cents <= 0 || outgoing.includes(first(row, columns.sign).toUpperCase())) return [];
    const currency = first(row, columns.currency).toUpperCase();
    if (currency !== "" && currency !== "EUR" && currency !== "€")
      throw new StatementError("other_currency", at + index + 2);
    return [
      {
        day,
        amount_cents: cents,
        payer: first(row, columns.payer),
        text: filled(row, columns.text).join(" "),
        bank_reference: "",
      },
    ];
  });
}
