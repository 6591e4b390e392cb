import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { mailsOfOrder, type MailOfOrder } from "../../../../../features/ordering/order/mails-of-order";
import { readOrder } from "../../../../../features/ordering/order/order-record";

/** Mails about an order, newest first: `{mails}`. Their content, and resending them, is under `/admin/mails/:id`. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ mails: MailOfOrder[] }>,
): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  res.json({ mails: await mailsOfOrder(req.scope, order) });
}
