import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { productNames } from "../../../features/catalogue/product-names";
import { adminLanguage } from "../../../platform/admin-language";

/** All products by name in the language of the admin: `{products: [{id, name}]}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const language = adminLanguage(req);
  const names = await productNames(req.scope, language);
  const products = [...names].map(([id, name]) => ({ id, name }));
  res.json({ products: products.sort((a, b) => a.name.localeCompare(b.name, language)) });
}
