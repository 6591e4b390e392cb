import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setAvailable } from "../../../../features/stock/set-available";
import type { StockBody } from "../../../../features/stock/validators";
import { adminLanguage } from "../../../../platform/admin-language";

/**
 * Sets the number of packs of a variant available for sale: `{stock: {variant_id, available}}`.
 * @throws NOT_FOUND, NOT_ALLOWED, CONFLICT when the available quantity differs from the one displayed
 */
export async function POST(req: AuthenticatedMedusaRequest<StockBody>, res: MedusaResponse): Promise<void> {
  const variant_id = req.params["variant_id"] ?? "";
  const asking = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  const available = await setAvailable(req.scope, variant_id, req.validatedBody, asking);
  res.json({ stock: { variant_id, available } });
}
