import { toCents } from "@su-turrone/contract/money";
import type { Seller } from "../../modules/invoices/snapshot";
import type { NewDocument, StoredDocument } from "../../modules/invoices/service";
import { isLostDispute } from "../../modules/payment-stripe/returned-money";
import { isPartAccepted } from "../ordering/bank-transfer/part-payment";
import { paidCentsOf, sumInCents } from "../ordering/order/moved-money";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { totalCentsOf } from "../ordering/order/order-view";
import { withdrawalOf } from "../ordering/order/withdrawal";
import { languageOfLocale } from "../../platform/languages";
import { creditTaxes } from "./credit-note-taxes";
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

/** The credit notes due for an order, one per refund, oldest first. `invoice` is the document they correct. */
export function creditNotesDue(order: OrderRecord, invoice: StoredDocument, now: Date): NewDocument[] {
  const refunds = paymentsOf(order)
    .flatMap((payment) => payment.refunds)
    .filter((refund) => !isLostDispute(refund))
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const { snapshot, label } = invoice;
  return refunds.map((refund, index) => {
    const amount = toCents(refund.amount);
    const before = sumInCents(refunds.slice(0, index));
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
        taxes: creditTaxes(snapshot.taxes, before, amount),
        total_cents: amount,
        corrects: { label, issued_at: invoice.issued_at.toISOString() },
      },
    };
  });
}
