import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { readEvidence, evidenceLayout } from "../../../../../features/dispute-evidence/read-evidence";
import { renderPdf } from "../../../../../features/invoices/pdf";
import { adminLanguage } from "../../../../../platform/admin-language";
import { sendFile } from "../../../../../platform/with-body";

/** The evidence about an order for the bank that examines a dispute, as a PDF. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const evidence = await readEvidence(req.scope, req.params["id"] ?? "", adminLanguage(req));
  if (!evidence) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  const pdf = await renderPdf(evidenceLayout(evidence));
  const name = `evidence-${evidence.snapshot.order_number}.pdf`;
  sendFile(res, { name, type: "application/pdf" }, pdf);
}
