import { setPrice, setPriceBody } from "../../../../../features/sellable/set-price";
import { adminLanguage } from "../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../platform/with-body";

/** Sets the price of a weight: `{variant_id, cents}`. @throws NOT_FOUND, CONFLICT, NOT_ALLOWED as `setPrice` */
export const POST = withAdminBody(setPriceBody, async (req, res) => {
  const { variant_id, cents } = req.validatedBody;
  await setPrice(req.scope, req.params["id"] ?? "", req.validatedBody, adminLanguage(req));
  res.json({ variant_id, cents });
});
