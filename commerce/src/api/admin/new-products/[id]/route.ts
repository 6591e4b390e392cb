import { newProductBody } from "../../../../features/new-product/validators";
import { answerSaved, saveDraft } from "../../../../features/new-product/save-product";
import type { DraftAnswer } from "../../../../features/new-product/new-product-types";
import { readDraft } from "../../../../features/new-product/read-drafts";
import { adminLanguage } from "../../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/**
 * A draft as form values. @throws NOT_FOUND; CONFLICT for a product that is not a draft of this form, with a hint where
 * it is edited
 */
export const GET = answerWith<DraftAnswer>(async (req) => {
  const { form: draft, revision } = await readDraft(req.scope, req.params["id"] ?? "", adminLanguage(req));
  return { draft, revision };
});

/**
 * Saves a draft, or puts it on sale. Responds as described at `answerSaved`.
 * @throws NOT_FOUND; CONFLICT for a product that is not a draft of this form; INVALID_DATA for a slug that another
 * product has
 */
export const POST = withAdminBody(newProductBody, async (req, res) => {
  const id = req.params["id"] ?? "";
  answerSaved(res, await saveDraft(req.scope, id, req.validatedBody, adminLanguage(req)));
});
