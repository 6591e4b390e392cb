import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { makeCreditTransferFile } from "../../../../features/refund-transfers/credit-transfer-file";
import { adminLanguage } from "../../../../platform/admin-language";

/**
 * Makes a SEPA credit transfer file of all refunds whose account is known and which no other file orders, see
 * CreditTransferFile. @throws NOT_ALLOWED
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.setHeader("cache-control", "private, no-store");
  res.json(await makeCreditTransferFile(req.scope, new Date(), adminLanguage(req)));
}
