import { MedusaError } from "@medusajs/framework/utils";
import { deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { readCategory } from "../../../../features/categories/read-categories";
import { categoryBody, saveCategory } from "../../../../features/categories/save-category";
import { adminLanguage, refusalsFor } from "../../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/** Changes a category: `{id}`. @throws NOT_FOUND, CONFLICT for an address that another category has or had */
export const POST = withAdminBody(categoryBody, async (req, res) => {
  const { id } = await readCategory(req.scope, req.params["id"] ?? "");
  res.json({ id: await saveCategory(req.scope, id, req.validatedBody, adminLanguage(req)) });
});

/** Deletes an empty category and frees its addresses: `{id}`. @throws NOT_FOUND, NOT_ALLOWED with a product in it */
export const DELETE = answerWith(async (req) => {
  const { id, products } = await readCategory(req.scope, req.params["id"] ?? "");
  if (products > 0) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, refusalsFor(req).category.has_products);
  }
  await deleteProductCategoriesWorkflow(req.scope).run({ input: [id] });
  return { id };
});
