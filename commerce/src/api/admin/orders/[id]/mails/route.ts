import { mailsOfOrder, type MailOfOrder } from "../../../../../features/ordering/order/mails-of-order";
import { existingOrder } from "../../../../guards/require-existing";
import { answerWith } from "../../../../../platform/with-body";

/** Mails about an order, newest first: `{mails}`. Their content, and resending them, is under `/admin/mails/:id`. */
export const GET = answerWith<{ mails: MailOfOrder[] }>(async (req) => {
  const order = await existingOrder(req);
  return { mails: await mailsOfOrder(req.scope, order) };
});
