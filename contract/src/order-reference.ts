/** A whole transfer reference: the order number, then a code of eight letters (module payment-bank-transfer of commerce). */
const transferReference = /\bST[\s./-]*(\d{1,9})[\s./-]*[0-9A-Z]{8}\b/i;

/** The order number in a whole transfer reference, however it is written; null where the text holds none. */
export function numberInTransferReference(text: string): number | null {
  const number = transferReference.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** Letters in front of the number of an invoice: fattura. */
export const invoiceSeries = "F";

/** The number of a document as it is printed, `F-2026-0042`. @param series the letters of its kind */
export const documentNumber = (series: string, year: number, sequence: number): string =>
  `${series}-${year}-${String(sequence).padStart(4, "0")}`;

const invoice = new RegExp(`(?<!\\p{L})${invoiceSeries}[\\s./-]?(\\d{4})[\\s./-](\\d{1,9})(?!\\d)`, "iu");

/** Year and place in its series of the invoice that a text names, however it is written; null where it names none. */
export function invoiceInText(text: string): { year: number; sequence: number } | null {
  const [, year, sequence] = invoice.exec(text) ?? [];
  return year && sequence ? { year: Number(year), sequence: Number(sequence) } : null;
}
