import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { ordersAtOnce, packingDocumentKinds } from "../../../../features/fulfilment/packing-document-types";
import { variantNames } from "../../../../features/catalogue/product-names";
import { ownerLanguage } from "../../../../features/mail/mail-context";
import { readOrders } from "../../../../features/ordering/order/order-record";
import { drawPackingDocument } from "../../../../features/packing-documents/packing-layouts";
import { readSeller } from "../../../../features/invoices/document-snapshot";
import { packingSheetOf } from "../../../../features/packing-documents/packing-sheet";
import { refusalsFor } from "../../../../platform/admin-language";
import { fill } from "../../../../texts";

const paramsSchema = z.object({
  kind: z.enum(packingDocumentKinds),
  ids: z.array(z.string().min(1).max(64)).min(1).max(ordersAtOnce),
});

/**
 * Printable documents for parcels as one PDF: `…/packing-slips`, `…/gift-cards`, `…/address-labels` or
 * `…/address-label-sheets`, for the orders `?order_id=a&order_id=b`, in this order. @throws NOT_FOUND, also when no
 * order has a gift card text; INVALID_DATA
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const ids = [req.query["order_id"] ?? []].flat();
  const parsed = paramsSchema.safeParse({ kind: req.params["kind"], ids });
  if (!parsed.success) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      fill(refusalsFor(req).printing.orders, { count: ordersAtOnce }),
    );
  }
  const orders = await readOrders(req.scope, parsed.data.ids);
  const sortedOrders = [...new Set(parsed.data.ids)].flatMap(
    (id) => orders.find((order) => order.id === id) ?? [],
  );
  const seller = await readSeller(req.scope);
  const language = ownerLanguage();
  const variantIds = sortedOrders.flatMap(({ items }) => items.flatMap(({ variant_id: id }) => id ?? []));
  const names = await variantNames(req.scope, language, [...new Set(variantIds)]);
  const pdf = await drawPackingDocument(
    parsed.data.kind,
    sortedOrders.map((order) => packingSheetOf(order, seller, { language, names })),
  );
  if (pdf === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, refusalsFor(req).printing.nothing);
  res.setHeader("content-type", "application/pdf");
  // inline, because it is meant for printing rather than saving
  res.setHeader("content-disposition", `inline; filename="${parsed.data.kind}.pdf"`);
  res.setHeader("cache-control", "private, no-store");
  res.status(200).send(pdf);
}
