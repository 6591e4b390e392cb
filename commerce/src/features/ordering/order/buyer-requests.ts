import { z } from "@medusajs/framework/zod";
import { invoiceFields, type InvoiceRequest } from "@su-turrone/contract/invoice-request";
import type { OrderRecord } from "./order-record";

/** What the buyer asked for at the checkout beyond the goods; "" or null where nothing was asked. */
export interface BuyerRequests {
  /** For whoever delivers. */
  notes: string;
  /** Written on a card that goes into the parcel. */
  gift_message: string;
  invoice: InvoiceRequest | null;
}

const text = z.string().catch("");

/** The invoice data as the checkout keeps them in the metadata, every field as text. */
export const invoiceRequest = z
  .record(z.string(), z.unknown())
  .transform(
    (kept) =>
      Object.fromEntries(invoiceFields.map((field) => [field, text.parse(kept[field])])) as InvoiceRequest,
  );

/** What the buyer gave at the checkout who asked for an invoice; null for everybody else. */
export function invoiceRequestOf(order: Pick<OrderRecord, "metadata">): InvoiceRequest | null {
  return invoiceRequest.safeParse(order.metadata?.["invoice_request"]).data ?? null;
}

/** What the buyer asked for, as the checkout keeps it in the order's metadata. */
export const buyerRequestsOf = (order: Pick<OrderRecord, "metadata">): BuyerRequests => ({
  notes: text.parse(order.metadata?.["notes"]),
  gift_message: text.parse(order.metadata?.["gift_message"]),
  invoice: invoiceRequestOf(order),
});
