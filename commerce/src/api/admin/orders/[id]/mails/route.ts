import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mailsOfOrder, type MailOfOrder } from "../../../../../features/ordering/order/mails-of-order";
import { existingOrder } from "../../../../guards/require-existing";

/** Mails about an order, newest first: `{mails}`. Their content, and resending them, is under `/admin/mails/:id`. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ mails: MailOfOrder[] }>,
): Promise<void> {
  const order = await existingOrder(req);
  res.json({ mails: await mailsOfOrder(req.scope, order) });
}
