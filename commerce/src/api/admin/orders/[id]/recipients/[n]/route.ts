import { changeRecipient, recipientBody } from "../../../../../../features/order-address/change-recipient";
import { adminLanguage } from "../../../../../../platform/admin-language";
import { withAdminBody } from "../../../../../../platform/with-body";
import { existingOrder } from "../../../../../guards/require-existing";

/**
 * Corrects a recipient of an order to several people, `n` being the position from 0: `{changed: {id}}`.
 * @throws NOT_FOUND, NOT_ALLOWED, INVALID_DATA
 */
export const POST = withAdminBody(recipientBody, async (req, res) => {
  const order = await existingOrder(req);
  await changeRecipient(req.scope, order, Number(req.params["n"]), req.validatedBody, adminLanguage(req));
  res.json({ changed: { id: order.id } });
});
