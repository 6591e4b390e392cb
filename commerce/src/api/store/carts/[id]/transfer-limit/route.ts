import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddressHeader, type TransferLimitAnswer } from "@su-turrone/contract/transfer-limit";
import { readTransferLimit } from "../../../../../features/ordering/bank-transfer/transfer-limit";

/** Whether the cart may be paid by bank transfer: `TransferLimitAnswer`. */
export async function GET(req: MedusaRequest, res: MedusaResponse<TransferLimitAnswer>): Promise<void> {
  const address = req.get(clientAddressHeader) ?? "";
  res.json(await readTransferLimit(req.scope, req.params["id"] ?? "", address));
}
