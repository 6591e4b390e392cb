/** The eight letters of a code; banks break a long text after any of them (CAMT, MT940). */
const code = ["[0-9A-Z]{8}", ...[1, 2, 3, 4, 5, 6, 7].map((n) => `[0-9A-Z]{${n}}\\s[0-9A-Z]{${8 - n}}`)];

/** A complete transfer reference: the order number, then a code (module payment-bank-transfer of commerce). */
const transferReference = new RegExp(`\\bST[\\s./-]*(\\d{1,9})[\\s./-]*(?:${code.join("|")})\\b`, "i");

/** The order number in a complete transfer reference, in any spelling; null if the text contains none. */
export function numberInTransferReference(text: string): number | null {
  const number = transferReference.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

/** Prefixes of document numbers: fattura, nota di credito, documento di vendita, rettifica di vendita. */
export const documentSeries = { invoice: "F", credit_note: "NC", sale: "DV", refund: "RV" } as const;

/** The printed number of a document, `F-2026-0042`. @param series prefix of the document type */
export const documentNumber = (series: string, year: number, sequence: number): string =>
  `${series}-${year}-${String(sequence).padStart(4, "0")}`;

type DocumentKind = keyof typeof documentSeries;

const allKinds = Object.keys(documentSeries) as DocumentKind[];

/**
 * The number of the document named in a text in any spelling, as it is printed; null if it names none.
 * @param kinds those that are looked for
 */
export function documentInText(text: string, kinds: readonly DocumentKind[] = allKinds): string | null {
  const prefix = kinds.map((kind) => documentSeries[kind]).join("|");
  const number = new RegExp(`(?<!\\p{L})(${prefix})[\\s./-]?(\\d{4})[\\s./-](\\d{1,9})(?!\\d)`, "iu");
  const [, series, year, sequence] = number.exec(text) ?? [];
  return series && year && sequence
    ? documentNumber(series.toUpperCase(), Number(year), Number(sequence))
    : null;
}
