import { productNames, productSkus } from "../../../features/catalogue/product-names";
import { adminLanguage } from "../../../platform/admin-language";
import { answerWith } from "../../../platform/with-body";

/** All products by name in the language of the admin: `{products: [{id, name, skus}]}`. */
export const GET = answerWith(async (req) => {
  const language = adminLanguage(req);
  const [names, skus] = await Promise.all([productNames(req.scope, language), productSkus(req.scope)]);
  const products = [...names].map(([id, name]) => ({ id, name, skus: skus.get(id) ?? [] }));
  return { products: products.sort((a, b) => a.name.localeCompare(b.name, language)) };
});
