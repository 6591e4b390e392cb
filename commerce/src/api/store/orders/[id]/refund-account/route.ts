import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RefundAccountBody } from "@su-turrone/contract/form-requests";
import { saveRefundAccount } from "../../../../../features/refund-transfers/refund-account";

/**
 * Takes the buyer's account for the refunds of an order: `{given: true}`. Requires the order's key.
 * @throws NOT_ALLOWED when nothing is to be sent back, CONFLICT when an account is known
 */
export async function POST(req: MedusaRequest<RefundAccountBody>, res: MedusaResponse): Promise<void> {
  await saveRefundAccount(req.scope, req.params["id"] ?? "", req.validatedBody, "buyer");
  res.json({ given: true });
}
