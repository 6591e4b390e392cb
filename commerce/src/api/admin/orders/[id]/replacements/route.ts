import { sendAgain, sendAgainBody } from "../../../../../features/replacements/send-again";
import { adminLanguage } from "../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../platform/with-body";
import { existingOrder } from "../../../../guards/require-existing";

/**
 * Sends goods of an order again, for free: 201 `{replaced: {id}}`; they are to be packed then.
 * @throws NOT_FOUND, NOT_ALLOWED, CONFLICT
 */
export const POST = withAdminBody(sendAgainBody, async (req, res) => {
  const order = await existingOrder(req);
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  await sendAgain(req.scope, order, req.validatedBody, actor);
  res.status(201).json({ replaced: { id: order.id } });
});
