import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RefundAccountBody } from "@su-turrone/contract/form-requests";
import { saveRefundAccount } from "../../../../../features/refund-transfers/refund-account";

/**
 * Stores the account for the refunds of an order: `{given: true}`. `If-Match` has the IBAN that was shown. @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA,
 * CONFLICT
 */
export async function POST(
  req: AuthenticatedMedusaRequest<RefundAccountBody>,
  res: MedusaResponse,
): Promise<void> {
  const shown = req.get("if-match");
  await saveRefundAccount(req.scope, req.params["id"] ?? "", req.validatedBody, "owner", shown);
  res.json({ given: true });
}
