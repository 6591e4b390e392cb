import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { confirmLegalText } from "../../../../../features/launch/legal-texts";
import { readLaunchChecklist } from "../../../../../features/launch/launch-checklist";
import { adminLanguage } from "../../../../../platform/admin-language";
import { answerWith } from "../../../../../platform/with-body";

const body = z.strictObject({ words_hash: z.string().max(64) });

/**
 * Confirms the text of a legal page as displayed: `{words_hash}`; responds with the `LaunchChecklist`.
 * @throws INVALID_DATA, NOT_FOUND, CONFLICT when the text has changed since, NOT_ALLOWED when the page lacks more
 */
export const POST = answerWith(async (req: AuthenticatedMedusaRequest) => {
  const asked = body.safeParse(req.body);
  if (!asked.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "words_hash is missing");
  const { id = "" } = req.params;
  const confirmation = {
    entry_id: id,
    words_hash: asked.data.words_hash,
    confirmed_by: req.auth_context.actor_id,
  };
  const language = adminLanguage(req);
  await confirmLegalText(req.scope, confirmation, language);
  return readLaunchChecklist(req.scope, language, new Date());
});
