import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { fatturaPa } from "../../../../../features/invoices/fattura-pa";
import { orderDocumentOf } from "../../../../../features/invoices/order-document";
import { sendPdf } from "../../../../../features/invoices/pdf";
import { INVOICES_MODULE } from "../../../../../modules/invoices";
import { sendFile } from "../../../../../platform/with-body";

/**
 * A stored document: `…/pdf`, or `…/xml` (FatturaPA, for the owner's SdI tool) if the buyer requested an invoice.
 * @throws NOT_FOUND
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const service = req.scope.resolve(INVOICES_MODULE);
  const document = await service.find(req.params["id"] ?? "");
  const format = req.params["format"];
  if (document && format === "pdf") {
    await sendPdf(res, orderDocumentOf(document));
    return;
  }
  if (document?.snapshot.request && format === "xml") {
    const { name, xml } = fatturaPa(document);
    sendFile(res, { name, type: "application/xml; charset=utf-8" }, xml);
    return;
  }
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "Document not found");
}
