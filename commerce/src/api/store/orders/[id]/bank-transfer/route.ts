import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { BankTransferDetails } from "@su-turrone/contract/orders";
import { readOrder } from "../../../../../features/ordering/order/order-record";
import { accountFor, transferOf } from "../../../../../features/ordering/bank-transfer/order-transfer";

/**
 * Payment instructions for a bank transfer (see BankTransferDetails); 404 for other payment methods, and unless the order
 * waits for money. Requires the order's key.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<BankTransferDetails>): Promise<void> {
  const order = await readOrder(req.scope, req.params["id"] ?? "");
  const details = order && transferOf(order, await accountFor(req.scope, order));
  if (!details) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  res.json(details);
}
