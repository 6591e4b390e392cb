import { parse } from "csv-parse/sync";
import { amountCents, ibanIn, isGiven, isoDay, StatementError, type ReadLine } from "./statement-line";
import { areComplete, columnsOf, namesOtherCurrency, type Columns } from "./csv-columns";
import { type Direction, directionIn, fold, saysOut, signIn } from "./direction-words";

/**
 * Status of lines the bank has announced but not booked: they may still be revoked, and are listed again when booked.
 */
const notBooked =
  /\b(?:VORGEMERKT|OFFEN|PENDING|NON CONTABILIZZAT[OA]|AUTORIZZAT[OA]|IN ATTESA|IN SOSPESO|REVERTED|DECLINED|FAILED|CANCELL?ED|REJECTED|EXPIRED|RIFIUTAT[OA]|RESPINT[OA]|FALLIT[OA]|STORNAT[OA]|ANNULLAT[OA]|ABGELEHNT|ZURUECKGEWIESEN|FEHLGESCHLAGEN|STORNIERT)\b/;

/** The whole of a cell that marks a row with the balance of a day; "saldo" alone may be a payer's text. */
const balance =
  /^(?:SALDO (?:INIZIALE|FINALE|CONTABILE|DISPONIBILE|LIQUIDO|PRECEDENTE|ATTUALE)|(?:ANFANGS|END|TAGES|ABSCHLUSS)SALDO|(?:ALTER |NEUER )?KONTOSTAND|(?:OPENING|CLOSING) BALANCE)(?: (?:AL|AM|ON|DEL|VOM))?[ \d./-]*:?$/;

/** Parses the rows; none if the file is not delimited so. */
function rowsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch {
    return [];
  }
}

/** Headings are searched in this many rows; above them banks write the account and the period. */
const headRows = 100;

/** The headings with the most columns, rather those of a known bank, and the rows below them. */
function tableIn(text: string) {
  const readings = [";", ",", "\t"].map((delimiter) => rowsOf(text, delimiter));
  for (const byMeaning of [false, true]) {
    const tables = readings.flatMap((rows) => {
      const at = rows.slice(0, headRows).findIndex((row) => areComplete(columnsOf(row, byMeaning)));
      const headings = rows[at];
      return headings ? [{ headings, above: at + 1, rows: rows.slice(at + 1) }] : [];
    });
    const [widest] = tables.toSorted((a, b) => b.headings.length - a.headings.length);
    if (widest) return { ...widest, columns: columnsOf(widest.headings, true) };
  }
  throw new StatementError("no_columns");
}

const filled = (row: readonly string[], from: readonly number[]) =>
  from.map((column) => (row[column] ?? "").trim()).filter(Boolean);

const first = (row: readonly string[], from: readonly number[]) => filled(row, from)[0] ?? "";

/**
 * The direction that the words of a row say: those of the bank's own columns, then any word that only outgoing money has.
 * Null if nothing says it, or if the two contradict each other beside no sign.
 */
function directionSaid(
  row: readonly string[],
  { sign, status, ...others }: Columns,
  plus: boolean,
): Direction | null {
  const known = new Set(Object.values(others).flat());
  const cells = row.map(fold);
  const said = cells.map((cell, at) => {
    if (sign.includes(at)) return signIn(cell);
    return known.has(at) ? null : directionIn(cell);
  });
  if (said.includes("out")) return "out";
  const marked = plus || sign.some((at) => said[at] === "in");
  const out = !marked && cells.some(saysOut);
  if (said.includes("in")) return out ? null : "in";
  return out ? "out" : plus ? "in" : null;
}

/** A booked row with an amount; null for totals, remarks and pending lines. @param number of the row in the file */
function bookedRow(row: readonly string[], columns: Columns, number: number) {
  const { amount, credit, debit } = columns;
  const apart = credit.length > 0 && (debit.length > 0 || amount.length === 0);
  const incoming = first(row, apart ? credit : amount);
  const outgoing = apart ? first(row, debit) : "";
  // some banks write a zero into the column of the other direction
  const debited = outgoing !== "" && (incoming === "" || amountCents(incoming) === 0);
  const twice = outgoing !== "" && !debited && amountCents(outgoing) !== 0;
  const written = debited ? outgoing : incoming;
  // the first of them is the booking day: without one, a day for interest says that the row is announced
  const dated = first(row, columns.day.slice(0, 1));
  if (written === "" || !/\d/.test(dated)) return null;
  if (filled(row, columns.status).some((cell) => notBooked.test(fold(cell)))) return null;
  const named = filled(row, [...columns.payer, ...columns.iban]).some((cell) => !balance.test(fold(cell)));
  if (!named && row.some((cell) => balance.test(fold(cell)))) return null;
  const day = isoDay(dated);
  const cents = amountCents(written);
  if (cents === null || day === null || twice) throw new StatementError("bad_line", number);
  if (cents === 0) return null;
  const said = apart ? (debited ? "out" : "in") : directionSaid(row, columns, written.includes("+"));
  return {
    row,
    number,
    day,
    cents,
    written,
    signed: cents < 0,
    direction: cents < 0 ? "out" : said,
  };
}

/**
 * Whether nobody can tell if an amount such as "21.100" is in thousands: no other amount of the file ends with the other
 * separator, or one ends with the same.
 */
function isUnclear(written: string, others: readonly string[]): boolean {
  const [, digit, separator] = /^\D*(\d)\d{0,2}([.,])\d{3}\D*$/.exec(written) ?? [];
  if (separator === undefined) return false;
  const points = others.map((other) => /([.,])\d{1,2}\D*$/.exec(other)?.[1]).filter(Boolean);
  return digit === "0" || points.length === 0 || points.includes(separator);
}

/**
 * The booked payments of a CSV statement.
 * @param onlyIncoming whether the owner has confirmed that nothing in it went out
 * @throws StatementError
 */
export function readCsv(text: string, onlyIncoming: boolean): ReadLine[] {
  const { headings, rows, above, columns } = tableIn(text);
  const amounts = [...columns.amount, ...columns.credit, ...columns.debit];
  const foreign = amounts.some((at) => namesOtherCurrency(headings[at] ?? ""));
  const booked = rows.flatMap((row, index) => bookedRow(row, columns, above + index + 1) ?? []);
  const all = booked.map(({ written }) => written);
  const unclear = booked.find(({ written }) => isUnclear(written, all));
  if (unclear) throw new StatementError("bad_line", unclear.number);
  const signed = booked.some((row) => row.signed);
  // who writes "out" beside an amount without a minus writes no minus for all that went out
  const worded = booked.some((row) => !row.signed && row.direction === "out");
  return booked.flatMap(({ row, number, day, cents, direction: own }) => {
    // without a minus anywhere, an amount that nothing else is said about may be either
    const direction = own ?? (!worded && (signed || onlyIncoming) ? "in" : null);
    if (direction === null) throw new StatementError(worded ? "bad_line" : "no_direction", number);
    const currencies = filled(row, columns.currency).map((currency) => currency.toUpperCase());
    if (foreign || currencies.some((currency) => !["EUR", "EURO", "€"].includes(currency))) {
      if (direction === "in") throw new StatementError("other_currency", number);
      return [];
    }
    return [
      {
        direction,
        day,
        amount_cents: Math.abs(cents),
        counterparty: first(row, direction === "out" ? [...columns.payee, ...columns.payer] : columns.payer),
        counterparty_iban: filled(row, columns.iban).map(ibanIn).find(Boolean) ?? "",
        text: filled(row, columns.text).join(" "),
        details: filled(row, columns.details).filter(isGiven).join(" "),
        bank_reference: "",
      },
    ];
  });
}
