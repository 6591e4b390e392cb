import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removePerson } from "../../../../features/staff/people";
import { adminLanguage } from "../../../../platform/admin-language";

/**
 * Replaces Medusa's route, which would remove even the last owner: `{id, object, deleted}`. @throws NOT_FOUND,
 * NOT_ALLOWED
 */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params["id"] ?? "";
  await removePerson(req.scope, { id, by: req.auth_context.actor_id }, adminLanguage(req));
  res.json({ id, object: "user", deleted: true });
}
