import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removeSubscription } from "../../../../features/newsletter/newsletter";

/** Removes an address from the newsletter: `{id, proof_kept}`. Idempotent. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  res.json({ id, proof_kept: await removeSubscription(req.scope, id) });
}
