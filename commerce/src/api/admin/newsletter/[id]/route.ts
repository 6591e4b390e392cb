import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removeSubscription } from "../../../../features/newsletter/remove-subscription";

/** Takes an address out of the newsletter: `{id, proof_kept}`; doing it twice does it once. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  res.json({ id, proof_kept: await removeSubscription(req.scope, id) });
}
