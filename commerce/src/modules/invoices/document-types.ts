import { documentNumber, invoiceSeries } from "@su-turrone/contract/order-reference";

/** Documents of their own series: what was sold, and what was paid back. */
export const documentKinds = ["invoice", "credit_note"] as const;

/** Kind of a document. */
export type DocumentKind = (typeof documentKinds)[number];

/** Letters in front of the number, one series a kind: fattura, nota di credito. */
export const seriesOf: Readonly<Record<DocumentKind, string>> = { invoice: invoiceSeries, credit_note: "NC" };

/** The number of a document as it is printed, `F-2026-0042`. */
export const documentLabel = (kind: DocumentKind, year: number, sequence: number): string =>
  documentNumber(seriesOf[kind], year, sequence);
