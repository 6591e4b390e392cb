import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readOpenTransfers } from "../../../features/bank-statements/open-transfers";

/** All expected bank transfers: `{transfers: OpenTransfer[]}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ transfers: await readOpenTransfers(req.scope, new Date()) });
}
