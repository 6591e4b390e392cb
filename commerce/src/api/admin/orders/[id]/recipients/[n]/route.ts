import { changeRecipient, recipientBody } from "../../../../../../features/order-address/change-recipient";
import { arePlacesClear, placeConfirmed } from "../../../../../../features/order-address/place-doubt";
import { adminLanguage } from "../../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../../platform/with-body";
import { existingOrder } from "../../../../../guards/require-existing";

/**
 * Corrects a recipient of an order to several people, `n` being the position from 0: `{changed: {id}}`;
 * 409 `{confirm}` for a doubtful place.
 * @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA
 */
export const POST = withAdminBody(recipientBody.extend(placeConfirmed), async (req, res) => {
  const [order, language] = [await existingOrder(req), adminLanguage(req)];
  if (!(await arePlacesClear(res, req.validatedBody, [req.validatedBody], language))) return;
  await changeRecipient(req.scope, order, Number(req.params["n"]), req.validatedBody, language);
  res.json({ changed: { id: order.id } });
});
