import { z } from "@medusajs/framework/zod";
import { parse } from "csv-parse/sync";
import { fold } from "../bank-statements/direction-words";
import { trackingNumber, trackingNumberLength } from "../fulfilment/carriers";
import { ordersAtOnce } from "../fulfilment/packing-document-types";

/** Longest file in characters: a carrier's list of a whole December. */
export const maxLetters = 2_000_000;

/** Body of `POST /admin/tracking-numbers`: what a carrier's portal has exported, and the references of the parcels. */
export const trackingFileBody = z.strictObject({
  text: z.string(),
  references: z.array(z.string().min(1).max(40)).min(1).max(ordersAtOnce),
});

export interface ReadTracking {
  reference: string;
  number: string;
}

/** Folded headings of columns with tracking numbers in three languages, the surest first. */
const headings = [
  /TRACKING|SENDUNGSVERFOLGUNG/,
  /LETTERA (?:DI )?VETTURA|\bLDV\b|WAYBILL|\bAWB\b/,
  /SENDUNGS(?:NUMMER|NR|CODE|ID)|PAKET(?:NUMMER|NR|SCHEIN)/,
  /^(?!.*(?:DATA|TIPO|STATO)).*\bSPEDIZIONE\b|SHIPMENT (?:NUMBER|NO|ID)\b/,
  /BARCODE|CODICE A BARRE|PARCEL (?:NUMBER|NO|ID)\b/,
];

/** A cell without what spreadsheets write around a number to keep all its digits: ="00340…", '00340…. */
const cleaned = (cell = ""): string =>
  cell
    .trim()
    .replace(/^(?:="(.*)"|'(.*))$/, "$1$2")
    .trim();

/** Not "3,4E+19", which a spreadsheet has made of a long number. */
const isTracking = (text: string): boolean =>
  /\d{4}/.test(text) && text.length <= trackingNumberLength && trackingNumber.test(text);

/** A reference as it was filed, of "#1042", "ST-1042" and "001042". */
const referenceIn = (cell: string): string => cell.replace(/^(?:#|ST-)?0*/i, "");

/** The rows by the delimiter that finds the most columns. */
function rowsOf(text: string): string[][] {
  const readings = [";", ",", "\t"].map((delimiter): string[][] => {
    try {
      return parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true });
    } catch {
      return [];
    }
  });
  const [widest] = readings.toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0));
  return widest?.map((row) => row.map(cleaned)) ?? [];
}

/** The rows whose cell in this column is one of the references, the first one for each. */
function rowsByReference(rows: readonly string[][], column: number, references: readonly string[]) {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    const reference = referenceIn(row[column] ?? "");
    if (references.includes(reference) && !found.has(reference)) found.set(reference, row);
  }
  return found;
}

/**
 * Reads tracking numbers from a carrier's CSV file with headings. The column of the sender's reference is the one that
 * has the most of these references. A column with the same number twice is not one of tracking numbers, but of a pick-up or
 * a contract. Pure.
 * @returns null if no such columns were found
 */
export function readTrackingFile(text: string, references: readonly string[]): ReadTracking[] | null {
  const [head = [], ...rows] = rowsOf(text);
  const [named] = head
    .map((_, column) => rowsByReference(rows, column, references))
    .toSorted((one, other) => other.size - one.size);
  if (!named || named.size === 0) return null;
  for (const heading of headings) {
    for (const [column, title] of head.entries()) {
      if (!heading.test(fold(title))) continue;
      const read = [...named]
        .map(([reference, row]) => ({ reference, number: row[column] ?? "" }))
        .filter(({ number }) => isTracking(number));
      if (read.length > 0 && new Set(read.map(({ number }) => number)).size === read.length) return read;
    }
  }
  return null;
}
