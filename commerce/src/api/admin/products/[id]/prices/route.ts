import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setPrice, type SetPriceBody } from "../../../../../features/on-sale/set-price";
import { adminLanguage } from "../../../../../platform/admin-language";

/** Sets the price of a weight: `{variant_id, cents}`. @throws NOT_FOUND, CONFLICT, NOT_ALLOWED as `setPrice` */
export async function POST(
  req: AuthenticatedMedusaRequest<SetPriceBody>,
  res: MedusaResponse,
): Promise<void> {
  const { variant_id, cents } = req.validatedBody;
  await setPrice(req.scope, req.params["id"] ?? "", req.validatedBody, adminLanguage(req));
  res.json({ variant_id, cents });
}
