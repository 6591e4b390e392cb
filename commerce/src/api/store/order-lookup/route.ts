import type { MedusaResponse } from "@medusajs/framework/http";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { nowInSeconds, orderKey } from "@su-turrone/contract/tokens";
import { orderLookupBody, type OrderLookupAnswer } from "@su-turrone/contract/form-requests";
import { env } from "../../../platform/env";
import { orderLinkWanted } from "../../../features/mail/form-mails";
import {
  forgiveLookup,
  isOpenedByMail,
  byOrderNumber,
  findOrder,
} from "../../../features/ordering/order/order-lookup";
import { withBody } from "../../../platform/with-body";

/** How long the key from a lookup is valid, in seconds: a day. */
const seconds = 24 * 60 * 60;

/**
 * Opens an order by its number, or by its transfer reference or invoice number, together with the e-mail address it was
 * placed with: `{id, key}`. Every failure gets the same response. After too many failures every lookup gets
 * `{mailed: true}`, and the link is mailed to the buyer. @throws NOT_FOUND
 */
export const POST = withBody(orderLookupBody, async (req, res: MedusaResponse<OrderLookupAnswer>) => {
  const lookup = await byOrderNumber(req.scope, req.validatedBody);
  const id = await findOrder(req.scope, lookup);
  if (await isOpenedByMail(lookup)) {
    if (id !== null) {
      await req.scope.resolve(Modules.EVENT_BUS).emit({ name: orderLinkWanted, data: { id } });
    }
    res.json({ mailed: true });
    return;
  }
  if (id === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  await forgiveLookup(lookup);
  res.json({ id, key: orderKey(env().SIGNING_SECRET, id, nowInSeconds() + seconds) });
});
