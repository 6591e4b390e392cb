import { cartLinkBody, mailCartLink } from "../../../../features/telephone-orders/take-order";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/** Mails a quoted cart to its buyer, who pays it in the shop: 202 `{email}`. @throws NOT_FOUND, CONFLICT */
export const POST = withAdminBody(cartLinkBody, async (req, res) => {
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  res.status(202).json(await mailCartLink(req.scope, req.validatedBody, actor));
});
