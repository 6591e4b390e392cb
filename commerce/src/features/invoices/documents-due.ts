import { toCents } from "@su-turrone/contract/money";
import type { Seller, DocumentTax } from "../../modules/invoices/snapshot";
import type { NewDocument, StoredDocument } from "../../modules/invoices";
import { isSale } from "../../modules/invoices/document-types";
import { isPartAccepted, isRefunded, paidCentsOf } from "../ordering/order/order-payment";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { totalCentsOf } from "../ordering/order/order-view";
import { madeRefunds } from "../ordering/order/made-refunds";
import { refundedParts } from "../ordering/order/refunded-pieces";
import { withdrawalOf } from "../ordering/order/linked-rows";
import { languageOfLocale } from "../../platform/languages";
import { shareCents, vatWithin } from "../ordering/order/vat";
import { snapshotOf } from "./document-snapshot";

/** An amount whose VAT rate (per cent) is known: a refunded line, or the shipping. */
interface RefundedPart {
  rate: number;
  cents: number;
}

const sumAt = <Key extends string>(
  rows: readonly (Readonly<Record<Key, number>> & { rate: number })[],
  rate: number,
  key: Key,
): number => rows.filter((row) => row.rate === rate).reduce((sum, row) => sum + row[key], 0);

/**
 * VAT of a refund, by the rates of its invoice (art. 26(2) DPR 633/1972): known parts at their own rates, everything
 * else in proportion to what is left of the invoice at each rate. The VAT of a rate is the difference between all
 * credits including this one and the earlier ones, so that credits adding up to the invoice credit exactly its VAT.
 * @param credited VAT of the invoice's earlier credit notes
 * @param amount cents of this refund
 */
export function creditTaxes(
  invoice: readonly DocumentTax[],
  credited: readonly DocumentTax[],
  parts: readonly RefundedPart[],
  amount: number,
): DocumentTax[] {
  const left = invoice.map((tax) => Math.max(0, tax.gross_cents - sumAt(credited, tax.rate, "gross_cents")));
  const known = invoice.map((tax, index) => Math.min(left[index] ?? 0, sumAt(parts, tax.rate, "cents")));
  const open = left.map((cents, index) => cents - (known[index] ?? 0));
  const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
  const unknown = amount - sum(known);
  // the buyer paid more than was invoiced, and the surplus goes back
  const isSurplus = unknown > sum(open);
  const shares = shareCents(unknown, isSurplus ? invoice.map((tax) => tax.gross_cents) : open);
  return invoice.flatMap(({ rate }, index) => {
    const gross = (known[index] ?? 0) + (shares[index] ?? 0);
    const all = vatWithin(sumAt(credited, rate, "gross_cents") + gross, rate);
    const vat = all.vat_cents - sumAt(credited, rate, "vat_cents");
    return gross === 0 ? [] : [{ rate, net_cents: gross - vat, vat_cents: vat, gross_cents: gross }];
  });
}

/**
 * Whether an order has an invoice, and its refunds have credit notes: it is fully paid, or the owner has accepted a
 * partial payment.
 */
export function isInvoiced(order: OrderRecord): boolean {
  const paid = paidCentsOf(order);
  const total = totalCentsOf(order);
  return total > 0 && (paid >= total || (paid > 0 && isPartAccepted(order)));
}

/** Whether an order without an invoice will get one: it is not free, cancelled, refunded, or withdrawn before it was paid. */
export const isInvoiceComing = (order: OrderRecord): boolean =>
  totalCentsOf(order) > 0 &&
  !order.canceled_at &&
  (isInvoiced(order) || (!withdrawalOf(order)?.whole && !isRefunded(order)));

/** The invoice due for an order; null if it has none. */
export function isInvoiceDue(order: OrderRecord, seller: Seller, now: Date): NewDocument | null {
  if (!isInvoiced(order)) return null;
  const snapshot = snapshotOf(order, seller);
  return {
    kind: snapshot.request ? "invoice" : "sale",
    order_id: order.id,
    cause: "paid",
    language: languageOfLocale(order.locale),
    issued_at: now,
    snapshot,
  };
}

/** Cause of the credit note for what a cancelled or refunded order was never paid. */
export const remissionCause = "cancelled";

export interface Credit {
  /** Id of a refund, or `remissionCause`. */
  cause: string;
  cents: number;
  at: Date;
}

/**
 * What was never paid of an order that was invoiced because the owner had accepted a part: no longer owed once it is
 * cancelled, or all that was paid is refunded. @param refunds of the order, oldest first
 */
function remissionOf(order: OrderRecord, refunds: readonly Credit[]): Credit[] {
  const paid = paidCentsOf(order);
  const cents = totalCentsOf(order) - paid;
  const isAllRefunded = refunds.reduce((sum, refund) => sum + refund.cents, 0) >= paid;
  const at = order.canceled_at ?? (isAllRefunded ? refunds.at(-1)?.at : undefined);
  return at && isInvoiced(order) && cents > 0 ? [{ cause: remissionCause, cents, at }] : [];
}

/** The credits of an order that have no credit note among its documents, oldest first. */
export function uncredited(order: OrderRecord, documents: readonly StoredDocument[]): Credit[] {
  const causes = new Set(documents.map(({ cause }) => cause));
  const byTime = (a: Credit, b: Credit) => a.at.getTime() - b.at.getTime();
  const refunds = paymentsOf(order)
    .flatMap((payment) => madeRefunds(payment, order))
    .map(({ id, amount, created_at: at }) => ({ cause: id, cents: toCents(amount), at }))
    .sort(byTime);
  return [...refunds, ...remissionOf(order, refunds)].filter(({ cause }) => !causes.has(cause)).sort(byTime);
}

/** What a credit is for, with the VAT rates; empty if only its amount is known. */
function partsOf(order: OrderRecord, invoice: StoredDocument, { cause }: Credit): RefundedPart[] {
  const { lines, shipping_cents: shipping } = refundedParts(order, cause);
  const rateOf = (lineId: string) => order.items.find(({ id }) => id === lineId)?.tax_lines[0]?.rate ?? 0;
  return [
    ...lines.map(({ line_item_id: id, cents }) => ({ rate: rateOf(id), cents })),
    { rate: invoice.snapshot.shipping_rate, cents: shipping },
  ];
}

/** The credit note due for a credit. `issued` are the earlier documents of the order, `invoice` the one it corrects. */
export function creditNoteDue(
  order: OrderRecord,
  invoice: StoredDocument,
  issued: readonly StoredDocument[],
  credit: Credit,
  now: Date,
): NewDocument {
  const { snapshot, label } = invoice;
  const credited = issued.filter(({ kind }) => !isSale(kind)).flatMap((document) => document.snapshot.taxes);
  return {
    kind: snapshot.request ? "credit_note" : "refund",
    order_id: order.id,
    cause: credit.cause,
    language: invoice.language,
    issued_at: now,
    snapshot: {
      ...snapshot,
      lines: [],
      shipping_cents: 0,
      discount_cents: 0,
      supplied_at: credit.at.toISOString(),
      taxes: creditTaxes(snapshot.taxes, credited, partsOf(order, invoice, credit), credit.cents),
      total_cents: credit.cents,
      corrects: { label, issued_at: invoice.issued_at.toISOString() },
    },
  };
}
