import { documentNumber, invoiceSeries } from "@su-turrone/contract/order-reference";

/** Kinds of documents, each with its own number series: invoices for sales, credit notes for refunds. */
export const documentKinds = ["invoice", "credit_note"] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Prefix of the document number, one series per kind: fattura, nota di credito. */
export const seriesOf: Readonly<Record<DocumentKind, string>> = { invoice: invoiceSeries, credit_note: "NC" };

/** Document number as printed, `F-2026-0042`. */
export const documentLabel = (kind: DocumentKind, year: number, sequence: number): string =>
  documentNumber(seriesOf[kind], year, sequence);
