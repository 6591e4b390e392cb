import { parse } from "csv-parse/sync";
import { amountCents, ibanIn, isoDay } from "./amounts";
import { StatementError, type ReadLine } from "./statement-line";

/**
 * Column headings used by banks in Italy and Germany, normalised by `normalizeHeading`. The first matching column is
 * used, but for the text all matching ones.
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
  debit: ["SOLL", "LASTSCHRIFT", "ADDEBITI", "ADDEBITO", "USCITE", "USCITA", "DARE", "IMPORTO DARE", "DEBIT"],
  /** Direction of the payment, if amounts have no sign. */
  sign: ["SEGNO", "D/A", "DARE/AVERE", "S/H", "SOLL/HABEN"],
  /** Whether the bank has booked the line. */
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
  payee: [
    "ZAHLUNGSEMPFÄNGER*IN",
    "ZAHLUNGSEMPFÄNGER",
    "BEGÜNSTIGTER",
    "EMPFÄNGER",
    "BENEFICIARIO",
    "BENEFICIARY",
    "PAYEE",
  ],
  iban: [
    "IBAN",
    "KONTONUMMER/IBAN",
    "IBAN/KONTONUMMER",
    "IBAN ZAHLUNGSBETEILIGTER",
    "IBAN CONTROPARTE",
    "IBAN ORDINANTE/BENEFICIARIO",
    "IBAN BENEFICIARIO",
    "IBAN ORDINANTE",
    "PARTNER IBAN",
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

/** Values of the sign column for outgoing payments. */
const debitSigns = ["D", "DARE", "S", "SOLL", "-"];

/**
 * Status of lines the bank has announced but not booked: they may still be revoked, and are listed again when booked.
 */
const notBooked = /VORGEMERKT|OFFEN|PENDING|NON CONTABILIZZATO|AUTORIZZATO|IN ATTESA|IN SOSPESO|REVERTED/;

/** Normalises a heading: upper case, without the currency some banks append. */
const normalizeHeading = (heading: string): string =>
  heading
    .normalize("NFC")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toUpperCase()
    .replace(/ ?(?:\((?:EUR|EURO|€)\)|IN EUR|EUR|€)$/, "")
    .replace(/ ?\/ ?/g, "/");

function columnsOf(row: readonly string[]): Columns {
  const cells = row.map(normalizeHeading);
  const at = (names: readonly string[]): number[] =>
    names.flatMap((name) => cells.flatMap((cell, index) => (cell === name ? [index] : [])));
  return Object.fromEntries(columnNames.map((column) => [column, at(headings[column])])) as Record<
    Column,
    number[]
  >;
}

const isHeading = ({ day, amount, credit, text }: Columns): boolean =>
  day.length > 0 && amount.length + credit.length > 0 && text.length > 0;

/** Parses the rows with the delimiter that yields the most cells. */
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

/** The booked payments of a CSV statement. @throws StatementError */
export function readCsv(text: string): ReadLine[] {
  const rows = rowsOf(text);
  const at = rows.findIndex((row) => isHeading(columnsOf(row)));
  if (at === -1) throw new StatementError("no_columns");
  const columns = columnsOf(rows[at] ?? []);
  const filled = (row: readonly string[], from: readonly number[]) =>
    from.map((column) => (row[column] ?? "").trim()).filter(Boolean);
  const first = (row: readonly string[], from: readonly number[]) => filled(row, from)[0] ?? "";
  return rows.slice(at + 1).flatMap((row, index) => {
    const incoming = first(row, columns.amount.length > 0 ? columns.amount : columns.credit);
    const outgoing = columns.amount.length > 0 ? "" : first(row, columns.debit);
    // some banks write a zero into the column of the other direction
    const debited = outgoing !== "" && (incoming === "" || amountCents(incoming) === 0);
    const amount = debited ? outgoing : incoming;
    const dated = first(row, columns.day);
    // totals, remarks and pending lines have no date
    if (amount === "" || !/\d/.test(dated)) return [];
    if (filled(row, columns.status).some((cell) => notBooked.test(cell.toUpperCase()))) return [];
    const day = isoDay(dated);
    const cents = amountCents(amount);
    if (cents === null || day === null) throw new StatementError("bad_line", at + index + 2);
    const out = debited || cents < 0 || debitSigns.includes(first(row, columns.sign).toUpperCase());
    const currency = first(row, columns.currency).toUpperCase();
    const foreign = currency !== "" && currency !== "EUR" && currency !== "€";
    if (cents === 0 || (out && foreign)) return [];
    if (foreign) throw new StatementError("other_currency", at + index + 2);
    return [
      {
        direction: out ? ("out" as const) : ("in" as const),
        day,
        amount_cents: Math.abs(cents),
        counterparty: first(row, out ? [...columns.payee, ...columns.payer] : columns.payer),
        counterparty_iban: filled(row, columns.iban).map(ibanIn).find(Boolean) ?? "",
        text: filled(row, columns.text).join(" "),
        bank_reference: "",
      },
    ];
  });
}
