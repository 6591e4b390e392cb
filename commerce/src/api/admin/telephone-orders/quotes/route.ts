import { arePlacesClear, placeConfirmed } from "../../../../features/order-address/place-doubt";
import { quoteBody, quoteOrder } from "../../../../features/telephone-orders/quote-order";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/**
 * What an order by telephone costs: 201 `Quote`, in the language of the staff; 409 `{confirm}` for a doubtful place.
 * @throws INVALID_DATA
 */
export const POST = withAdminBody(quoteBody.extend(placeConfirmed), async (req, res) => {
  const { place_confirmed, ...order } = req.validatedBody;
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  if (!(await arePlacesClear(res, { place_confirmed }, [order.address, order.billing], actor.language)))
    return;
  res.status(201).json(await quoteOrder(req.scope, order, actor));
});
