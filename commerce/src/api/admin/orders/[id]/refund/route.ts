import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { existingOrder } from "../../../../guards/require-existing";
import { refundAll } from "../../../../../features/ordering/payments/refund-owed";
import { answerWith } from "../../../../../platform/with-body";

/**
 * Refunds everything of an order that was not refunded yet, and releases the stock of unpacked goods:
 * `{refunded: {id}}`. Safe to repeat. @throws NOT_FOUND, NOT_ALLOWED when nothing is left to refund
 */
export const POST = answerWith(async (req: AuthenticatedMedusaRequest) => {
  const order = await existingOrder(req);
  await refundAll(req.scope, order, req.auth_context.actor_id);
  return { refunded: { id: order.id } };
});
