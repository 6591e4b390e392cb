import type { Order, OrderNews } from "~/commerce/order-types";
import { useOrderNews } from "./use-order-news";

/** Whether the order is paid for and its invoice is not there yet; what costs nothing has none. */
export const isInvoiceComing = ({ status, totals, documents }: Order): boolean =>
  status === "processing" && totals.total > 0 && documents.every(({ kind }) => kind !== "invoice");

/** A minute at most: an invoice whose event was lost is made by a job, much later. */
const untilInvoiced = { name: "invoice", isOver: ({ invoiced }: OrderNews) => invoiced, looks: 15 };

/** Shows the order anew as soon as it has its invoice, which is made a moment after the payment and often after the page. */
export function ComingInvoice({ id }: { id: string }) {
  useOrderNews(id, untilInvoiced);
  return null;
}
