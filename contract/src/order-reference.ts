/**
 * A complete transfer reference: the order number, then a code of eight letters (module payment-bank-transfer of
 * commerce).
 */
const transferReference = /\bST[\s./-]*(\d{1,9})[\s./-]*[0-9A-Z]{8}\b/i;

/** The order number in a complete transfer reference, in any spelling; null if the text contains none. */
export function numberInTransferReference(text: string): number | null {
  const number = transferReference.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** Prefix of invoice numbers: F for fattura. */
export const invoiceSeries = "F";

/** The printed number of a document, `F-2026-0042`. @param series prefix of the document type */
export const documentNumber = (series: string, year: number, sequence: number): string =>
  `${series}-${year}-${String(sequence).padStart(4, "0")}`;

const invoice = new RegExp(`(?<!\\p{L})${invoiceSeries}[\\s./-]?(\\d{4})[\\s./-](\\d{1,9})(?!\\d)`, "iu");

/** Year and sequence number of the invoice named in a text, in any spelling; null if it names none. */
export function invoiceInText(text: string): { year: number; sequence: number } | null {
  const [, year, sequence] = invoice.exec(text) ?? [];
  return year && sequence ? { year: Number(year), sequence: Number(sequence) } : null;
}
