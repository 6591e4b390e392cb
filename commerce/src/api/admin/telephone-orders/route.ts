import { takeOrder, takeOrderBody } from "../../../features/telephone-orders/take-order";
import { adminLanguage } from "../../../platform/admin-language";
import { withAdminBody } from "../../../platform/with-body";

/**
 * Orders a quoted cart for its buyer: 201 `{order_id}`; the same order if it is sent again.
 * @throws NOT_FOUND, CONFLICT, NOT_ALLOWED
 */
export const POST = withAdminBody(takeOrderBody, async (req, res) => {
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  res.status(201).json(await takeOrder(req.scope, req.validatedBody, actor));
});
