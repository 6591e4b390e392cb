import { productNames } from "../../../features/catalogue/product-names";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith } from "../../../platform/with-body";

/** All products by name in the language of the admin: `{products: [{id, name}]}`. */
export const GET = answerWith(async (req) => {
  const language = adminLanguage(req);
  const names = await productNames(req.scope, language);
  const products = [...names].map(([id, name]) => ({ id, name }));
  return { products: products.sort((a, b) => a.name.localeCompare(b.name, language)) };
});
