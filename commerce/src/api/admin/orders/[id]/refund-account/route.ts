import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RefundAccountBody } from "@su-turrone/contract/form-requests";
import { saveRefundAccount } from "../../../../../features/refund-transfers/refund-account";

/** Stores the account for the refunds of an order: `{given: true}`. @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA */
export async function POST(
  req: AuthenticatedMedusaRequest<RefundAccountBody>,
  res: MedusaResponse,
): Promise<void> {
  await saveRefundAccount(req.scope, req.params["id"] ?? "", req.validatedBody, "owner");
  res.json({ given: true });
}
