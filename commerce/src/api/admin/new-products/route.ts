import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { answerSaved } from "../../../features/new-product/answer-saved";
import type { NewProduct } from "../../../features/new-product/new-product-types";
import { readChoices } from "../../../features/new-product/read-choices";
import { createProduct } from "../../../features/new-product/save-product";
import { adminLanguage } from "../../../platform/admin-language";

/** The choices for a new product, in the owner's language: `{types, categories, products}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readChoices(req.scope, adminLanguage(req)));
}

/**
 * Creates a new product, as a draft or on sale; a repeated request saves the draft created before. Responds as
 * described at `answerSaved`.
 * @throws INVALID_DATA for a slug that another product has; CONFLICT when its draft no longer fits into the form
 */
export async function POST(req: AuthenticatedMedusaRequest<NewProduct>, res: MedusaResponse): Promise<void> {
  answerSaved(res, await createProduct(req.scope, req.validatedBody, adminLanguage(req)));
}
