import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setAvailable } from "../../../../features/stock/set-available";
import type { StockBody } from "../../../../features/stock/validators";
import { adminLanguage } from "../../../../platform/admin-language";

/**
 * Makes a number the packs of a weight that can be sold: `{stock: {variant_id, available}}`.
 * @throws NOT_FOUND, NOT_ALLOWED, CONFLICT where others can be sold than was shown
 */
export async function POST(req: AuthenticatedMedusaRequest<StockBody>, res: MedusaResponse): Promise<void> {
  const variant_id = req.params["variant_id"] ?? "";
  const asking = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  const available = await setAvailable(req.scope, variant_id, req.validatedBody, asking);
  res.json({ stock: { variant_id, available } });
}
