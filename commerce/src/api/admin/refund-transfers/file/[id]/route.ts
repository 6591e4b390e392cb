import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { dropCreditTransferFile } from "../../../../../features/refund-transfers/credit-transfer-file";

/** Drops a file for the bank that was not handed in: `{id}`. Safe to repeat. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  await dropCreditTransferFile(req.scope, id);
  res.json({ id });
}
