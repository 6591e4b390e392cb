import { addressBody, changeAddress } from "../../../../../features/order-address/change-address";
import { adminLanguage } from "../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../platform/with-body";
import { existingOrder } from "../../../../guards/require-existing";

/**
 * Changes the delivery address of an order: `{changed: {id}}`.
 * @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA
 */
export const POST = withAdminBody(addressBody, async (req, res) => {
  const order = await existingOrder(req);
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  await changeAddress(req.scope, order, req.validatedBody, actor);
  res.json({ changed: { id: order.id } });
});
