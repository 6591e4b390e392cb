import { newProductBody } from "../../../features/new-product/validators";
import { answerSaved, createProduct } from "../../../features/new-product/save-product";
import { readChoices } from "../../../features/new-product/product-defaults";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../platform/with-body";

/** The choices for a new product, in the owner's language: `{types, categories, products}`. */
export const GET = answerWith((req) => readChoices(req.scope, adminLanguage(req)));

/**
 * Creates a new product, as a draft or on sale; a repeated request saves the draft created before. Responds as
 * described at `answerSaved`.
 * @throws INVALID_DATA for a slug that another product has; CONFLICT when its draft no longer fits into the form
 */
export const POST = withAdminBody(newProductBody, async (req, res) => {
  const saver = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  answerSaved(res, await createProduct(req.scope, req.validatedBody, saver));
});
