import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { keepReplacement } from "../../../../../../../features/replacements/send-again";
import { adminLanguage } from "../../../../../../../platform/admin-language";
import { answerWith } from "../../../../../../../platform/with-body";
import { existingOrder } from "../../../../../../guards/require-existing";

/** Does not send a replacement after all: `{kept: {id}}`. @throws NOT_FOUND; CONFLICT once it is packed */
export const POST = answerWith(async (req: AuthenticatedMedusaRequest) => {
  const order = await existingOrder(req);
  const id = req.params["line_id"] ?? "";
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  await keepReplacement(req.scope, order, id, actor);
  return { kept: { id } };
});
