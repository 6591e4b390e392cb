import { newProductBody } from "../../../../features/new-product/validators";
import { answerSaved, saveProduct } from "../../../../features/new-product/save-product";
import type { ProductFormAnswer } from "../../../../features/new-product/new-product-types";
import { readForm } from "../../../../features/new-product/read-form";
import { keepUndo } from "../../../../features/staff/undo-tables";
import { adminLanguage } from "../../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/** A product as form values. @throws NOT_FOUND; CONFLICT if the form cannot show it, with a hint where it is edited */
export const GET = answerWith<ProductFormAnswer>(async (req) => {
  const { form, revision } = await readForm(req.scope, req.params["id"] ?? "", adminLanguage(req));
  return { form, revision };
});

/** Saves a product, puts it on sale or takes it off. Responds as described at `answerSaved`. @throws as `saveProduct` */
export const POST = withAdminBody(newProductBody, async (req, res) => {
  const id = req.params["id"] ?? "";
  const saver = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  const saved = await saveProduct(req.scope, id, req.validatedBody, saver);
  if ("id" in saved) keepUndo(res, { body: saved.undo, revision: saved.revision });
  answerSaved(res, saved);
});
