import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCreditTransferFile } from "../../../../features/refund-transfers/read-credit-transfer-file";
import { adminLanguage } from "../../../../platform/admin-language";

/** SEPA credit transfer file of all refunds whose account is known; changes nothing. @throws NOT_ALLOWED */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { name, xml } = await readCreditTransferFile(req.scope, new Date(), adminLanguage(req));
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("content-type", "application/xml; charset=utf-8");
  res.setHeader("content-disposition", `attachment; filename="${name}"`);
  res.status(200).send(xml);
}
