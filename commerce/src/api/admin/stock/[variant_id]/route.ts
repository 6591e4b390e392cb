import { setAvailable, stockBody } from "../../../../features/stock/set-available";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/**
 * Sets the number of packs of a variant available for sale: `{stock: {variant_id, available}}`.
 * @throws NOT_FOUND, NOT_ALLOWED, CONFLICT when the available quantity differs from the one displayed
 */
export const POST = withAdminBody(stockBody, async (req, res) => {
  const variant_id = req.params["variant_id"] ?? "";
  const asking = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  const available = await setAvailable(req.scope, variant_id, req.validatedBody, asking);
  res.json({ stock: { variant_id, available } });
});
