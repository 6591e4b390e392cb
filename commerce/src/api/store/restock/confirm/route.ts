import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RestockTokenBody } from "../../../../restock/bodies";
import { settleRestock } from "../../../../restock/settle";

/** Confirms the alert a mail's token names: `{status: "confirmed"}`; 400 for a wrong, expired or used-up token. */
export async function POST(req: MedusaRequest<RestockTokenBody>, res: MedusaResponse): Promise<void> {
  await settleRestock(req.scope, "confirm", req.validatedBody.token);
  res.json({ status: "confirmed" });
}
