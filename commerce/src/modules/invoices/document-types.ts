import { documentNumber, documentSeries } from "@su-turrone/contract/order-reference";

/**
 * Kinds of documents, each with its own number series: with an e-invoice, invoices for sales and credit notes for
 * refunds; without one, sales documents and refund documents, which are no tax invoices.
 */
export const documentKinds = ["invoice", "credit_note", "sale", "refund"] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** The kinds for what was sold; the others take something back. */
export const saleKinds = ["invoice", "sale"] as const satisfies DocumentKind[];

export const isSale = (kind: string): boolean => saleKinds.some((one) => one === kind);

/** Document number as printed, `F-2026-0042`. */
export const documentLabel = (kind: DocumentKind, year: number, sequence: number): string =>
  documentNumber(documentSeries[kind], year, sequence);
