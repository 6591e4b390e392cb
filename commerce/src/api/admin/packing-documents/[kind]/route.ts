import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { packingDocumentKinds } from "../../../../features/fulfilment/packing-document-types";
import { variantNames } from "../../../../features/catalogue/product-names";
import { ownerLanguage } from "../../../../features/mail/mail-context";
import { drawPackingDocument } from "../../../../features/packing-documents/packing-layouts";
import { readSeller } from "../../../../features/invoices/document-snapshot";
import { packingSheetsOf, requestedOrders } from "../../../../features/packing-documents/packing-sheet";
import { refusalsFor } from "../../../../platform/admin-language";
import { sendFile } from "../../../../platform/with-body";

/**
 * Printable documents for parcels as one PDF: `…/packing-slips`, `…/gift-cards`, `…/address-labels` or
 * `…/address-label-sheets`, for the orders `?order_id=a,b`, in this order. @throws NOT_FOUND, also when no
 * order has a gift card text; INVALID_DATA
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { kind, orders } = await requestedOrders(req, packingDocumentKinds);
  const seller = await readSeller(req.scope);
  const language = ownerLanguage();
  const variantIds = orders.flatMap(({ items }) => items.flatMap(({ variant_id: id }) => id ?? []));
  const names = await variantNames(req.scope, language, [...new Set(variantIds)]);
  const pdf = await drawPackingDocument(
    kind,
    orders.flatMap((order) => packingSheetsOf(order, seller, { language, names })),
  );
  if (pdf === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, refusalsFor(req).printing.nothing);
  sendFile(res, { name: `${kind}.pdf`, type: "application/pdf", inline: true }, pdf);
}
