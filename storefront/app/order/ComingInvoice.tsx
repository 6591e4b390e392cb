import type { Order, OrderNews } from "~/commerce/order-types";
import { useOrderNews } from "./use-order-news";

/** Whether the order is paid and its invoice is still missing; a free order has none. */
export const isInvoiceComing = ({ status, totals, documents }: Order): boolean =>
  status === "processing" && totals.total > 0 && documents.every(({ kind }) => kind !== "invoice");

/** Polls for a minute at most: if the event was lost, a job creates the invoice much later. */
const invoicePolling = { name: "invoice", isDone: ({ invoiced }: OrderNews) => invoiced, maxPolls: 15 };

/**
 * Refreshes the order page when the invoice is available; it is created shortly after the payment, often after the page
 * was loaded.
 */
export function ComingInvoice({ id }: { id: string }) {
  useOrderNews(id, invoicePolling);
  return null;
}
