import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { createProduct } from "../../../features/new-product/create-product";
import type { NewProduct } from "../../../features/new-product/new-product-types";
import { readChoices } from "../../../features/new-product/read-choices";
import { adminLanguage } from "../../../platform/admin-language";

/** What a new product can be put into and taken from, in the owner's language: `{types, categories, products}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readChoices(req.scope, adminLanguage(req)));
}

/**
 * Makes a new product, as a draft or on sale: `{product: {id}}`. Sent again it answers with the product it has made. 400 with
 * `{missing}` where it cannot be put on sale, 409 with `{fields: {code}}` where another product has its three letters.
 * @throws INVALID_DATA for an address that another product has
 */
export async function POST(req: AuthenticatedMedusaRequest<NewProduct>, res: MedusaResponse): Promise<void> {
  const result = await createProduct(req.scope, req.validatedBody);
  if ("id" in result) res.json({ product: { id: result.id } });
  else if (result.refused === "incomplete")
    res.status(400).json({ type: "invalid_data", missing: result.missing });
  else res.status(409).json({ type: "conflict", fields: { code: "taken" } });
}
