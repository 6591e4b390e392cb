import { readCategories } from "../../../features/categories/read-categories";
import { categoryBody, saveCategory } from "../../../features/categories/save-category";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../platform/with-body";

/** All categories in the shop's order: `{categories}`. */
export const GET = answerWith(async (req) => ({
  categories: await readCategories(req.scope, adminLanguage(req)),
}));

/** Creates a category: `{id}`. @throws CONFLICT for an address that another category has or had */
export const POST = withAdminBody(categoryBody, async (req, res) => {
  res.json({ id: await saveCategory(req.scope, null, req.validatedBody, adminLanguage(req)) });
});
