import { toCents } from "@su-turrone/contract/money";
import type { Seller } from "../../modules/invoices/snapshot";
import type { NewDocument, StoredDocument } from "../../modules/invoices/service";
import { isLostDispute } from "../../modules/payment-stripe/returned-money";
import { isPartAccepted } from "../ordering/bank-transfer/part-payment";
import { paidCentsOf } from "../ordering/order/moved-money";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { totalCentsOf } from "../ordering/order/order-view";
import { refundedParts } from "../ordering/order/refunded-pieces";
import { withdrawalOf } from "../ordering/order/withdrawal";
import { languageOfLocale } from "../../platform/languages";
import { creditTaxes, type RefundedPart } from "./credit-note-taxes";
import { snapshotOf } from "./document-snapshot";

/**
 * Whether an order has an invoice, and its refunds have credit notes: it is fully paid, or the owner has accepted a
 * partial payment.
 */
export function isInvoiced(order: OrderRecord): boolean {
  const paid = paidCentsOf(order);
  const total = totalCentsOf(order);
  return total > 0 && (paid >= total || (paid > 0 && isPartAccepted(order)));
}

/** Whether an order without an invoice will get one: it is not free, cancelled, or withdrawn before it was paid. */
export const isInvoiceComing = (order: OrderRecord): boolean =>
  totalCentsOf(order) > 0 && !order.canceled_at && (!withdrawalOf(order)?.whole || isInvoiced(order));

/** The invoice due for an order; null if it has none. */
export function isInvoiceDue(order: OrderRecord, seller: Seller, now: Date): NewDocument | null {
  if (!isInvoiced(order)) return null;
  return {
    kind: "invoice",
    order_id: order.id,
    cause: "paid",
    language: languageOfLocale(order.locale),
    issued_at: now,
    snapshot: snapshotOf(order, seller),
  };
}

/** A refund of money of an order. */
type Refund = ReturnType<typeof paymentsOf>[number]["refunds"][number];

/** The refunds of an order that have no credit note among its documents, oldest first. */
export function uncreditedRefunds(order: OrderRecord, documents: readonly StoredDocument[]): Refund[] {
  const causes = new Set(documents.map(({ cause }) => cause));
  return paymentsOf(order)
    .flatMap((payment) => payment.refunds)
    .filter((refund) => !causes.has(refund.id) && !isLostDispute(refund))
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** What a refund was for, with the VAT rates; empty if only its amount is known. */
function partsOf(order: OrderRecord, invoice: StoredDocument, refund: Refund): RefundedPart[] {
  const { lines, shipping_cents: shipping } = refundedParts(order, refund.id);
  const rateOf = (lineId: string) => order.items.find(({ id }) => id === lineId)?.tax_lines[0]?.rate ?? 0;
  return [
    ...lines.map(({ line_item_id: id, cents }) => ({ rate: rateOf(id), cents })),
    { rate: invoice.snapshot.shipping_rate, cents: shipping },
  ];
}

/** The credit note due for a refund. `issued` are the earlier documents of the order, `invoice` the one it corrects. */
export function creditNoteDue(
  order: OrderRecord,
  invoice: StoredDocument,
  issued: readonly StoredDocument[],
  refund: Refund,
  now: Date,
): NewDocument {
  const { snapshot, label } = invoice;
  const amount = toCents(refund.amount);
  const credited = issued
    .filter(({ kind }) => kind === "credit_note")
    .flatMap((document) => document.snapshot.taxes);
  return {
    kind: "credit_note",
    order_id: order.id,
    cause: refund.id,
    language: invoice.language,
    issued_at: now,
    snapshot: {
      ...snapshot,
      lines: [],
      shipping_cents: 0,
      discount_cents: 0,
      supplied_at: refund.created_at.toISOString(),
      taxes: creditTaxes(snapshot.taxes, credited, partsOf(order, invoice, refund), amount),
      total_cents: amount,
      corrects: { label, issued_at: invoice.issued_at.toISOString() },
    },
  };
}
