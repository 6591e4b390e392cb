import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCreditTransferFile } from "../../../../features/refund-transfers/credit-transfer-file";
import { adminLanguage } from "../../../../platform/admin-language";

/**
 * SEPA credit transfer file of all refunds whose account is known, and what it orders, see CreditTransferFile; changes
 * nothing. @throws NOT_ALLOWED
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.setHeader("cache-control", "private, no-store");
  res.json(await readCreditTransferFile(req.scope, new Date(), adminLanguage(req)));
}
