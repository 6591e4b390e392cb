import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { findOrderDocument } from "../../../../../../features/invoices/order-document";
import { sendPdf } from "../../../../../../features/invoices/pdf";
import { readOrder } from "../../../../../../features/ordering/order/order-record";

/**
 * A document of an order as PDF; `order` is the summary, and the invoice once there is one. Requires the order's key.
 * @throws NOT_FOUND
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  const pdfPage = order && (await findOrderDocument(req.scope, order, req.params["document"] ?? ""));
  if (!pdfPage) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Document not found");
  await sendPdf(res, pdfPage);
}
