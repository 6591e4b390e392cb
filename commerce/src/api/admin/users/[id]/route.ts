import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { removePerson } from "../../../../features/staff/people";
import { adminLanguage } from "../../../../platform/admin-language";
import { answerWith } from "../../../../platform/with-body";

/**
 * Replaces Medusa's route, which would remove even the last owner: `{id, object, deleted}`. @throws NOT_FOUND,
 * NOT_ALLOWED
 */
export const DELETE = answerWith(async (req: AuthenticatedMedusaRequest) => {
  const id = req.params["id"] ?? "";
  await removePerson(req.scope, { id, by: req.auth_context.actor_id }, adminLanguage(req));
  return { id, object: "user", deleted: true };
});
