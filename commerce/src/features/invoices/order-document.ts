import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderDocument, BankTransferDetails } from "@su-turrone/contract/orders";
import { languageOfLocale } from "../../platform/languages";
import { INVOICES_MODULE, type StoredDocument } from "../../modules/invoices";
import { isSale } from "../../modules/invoices/document-types";
import type { Seller } from "../../modules/invoices/snapshot";
import type { OrderRecord } from "../ordering/order/order-record";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { accountFor, transferOf } from "../ordering/bank-transfer/order-transfer";
import { isInvoiceComing } from "./documents-due";
import type { PdfPage } from "./pdf";
import { readSettingsOverTime } from "../shop/settings";
import { sellerOf, snapshotOf } from "./document-snapshot";

/** Id of an order's summary in URLs; the summary is not a document of the books. */
export const orderDocument = "order";

const serviceOf = (container: MedusaContainer) => container.resolve(INVOICES_MODULE);

/** Downloadable documents of an order: its summary until there is an invoice, then invoice and credit notes. */
export async function documentsOf(container: MedusaContainer, order: OrderRecord): Promise<OrderDocument[]> {
  const issued = await serviceOf(container).documentsOf(order.id);
  if (issued.length > 0) return issued.map(({ id, kind, label }) => ({ id, kind, label }));
  return [{ id: orderDocument, kind: orderDocument, label: String(order.display_id) }];
}

export const orderDocumentOf = ({ kind, language, label, issued_at, snapshot }: StoredDocument): PdfPage => ({
  kind,
  language,
  label,
  issued_at: issued_at.toISOString(),
  snapshot,
  transfer: null,
  invoice_coming: false,
  gift: null,
});

const orderPdfPage = (order: OrderRecord, seller: Seller, transfer: BankTransferDetails | null): PdfPage => ({
  kind: orderDocument,
  language: languageOfLocale(order.locale),
  label: String(order.display_id),
  issued_at: order.created_at.toISOString(),
  snapshot: snapshotOf(order, seller),
  transfer,
  invoice_coming: isInvoiceComing(order),
  gift: buyerRequestsOf(order),
});

/**
 * One of the documents of an order; null for every other id. A link to the summary returns the invoice once there is
 * one.
 */
export async function findOrderDocument(
  container: MedusaContainer,
  order: OrderRecord,
  id: string,
): Promise<PdfPage | null> {
  const issued = await serviceOf(container).documentsOf(order.id);
  if (id === orderDocument && issued.length === 0) {
    const terms = await readSettingsOverTime(container);
    return orderPdfPage(order, sellerOf(terms.settings), transferOf(order, accountFor(order, terms)));
  }
  const found = issued.find((document) =>
    id === orderDocument ? isSale(document.kind) : document.id === id,
  );
  return found ? orderDocumentOf(found) : null;
}
