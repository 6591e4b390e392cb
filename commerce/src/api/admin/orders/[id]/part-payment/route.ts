import { MedusaError } from "@medusajs/framework/utils";
import { acceptPart } from "../../../../../features/ordering/order/order-payment";
import { existingOrder } from "../../../../guards/require-existing";
import { statesOf } from "../../../../../features/ordering/order/order-view";
import { refusalsFor } from "../../../../../platform/admin-language";
import { issueDocuments } from "../../../../../features/invoices/issue-documents";
import { answerWith } from "../../../../../platform/with-body";

/**
 * Accepts the partial payment of an order on the owner's decision: from now on it counts as paid, may be packed, and
 * gets its invoice. `{accepted: {id}}`. @throws NOT_FOUND, NOT_ALLOWED for every other order
 */
export const POST = answerWith(async (req) => {
  const order = await existingOrder(req);
  if (order.canceled_at || !statesOf(order).paidInPart) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).order.not_part_paid);
  }
  await acceptPart(req.scope, order, new Date());
  await issueDocuments(req.scope, order.id);
  return { accepted: { id: order.id } };
});
