import { addressBody, changeAddress } from "../../../../../features/order-address/change-address";
import { arePlacesClear, placeConfirmed } from "../../../../../features/order-address/place-doubt";
import { adminLanguage } from "../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../platform/with-body";
import { existingOrder } from "../../../../guards/require-existing";

/**
 * Changes the delivery address of an order: `{changed: {id}}`; 409 `{confirm}` for a doubtful place.
 * @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA
 */
export const POST = withAdminBody(addressBody.extend(placeConfirmed), async (req, res) => {
  const order = await existingOrder(req);
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  if (!(await arePlacesClear(res, req.validatedBody, [req.validatedBody], actor.language))) return;
  await changeAddress(req.scope, order, req.validatedBody, actor);
  res.json({ changed: { id: order.id } });
});
