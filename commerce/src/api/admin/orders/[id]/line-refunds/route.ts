import { lineRefundBody, refundLines } from "../../../../../features/line-refunds/refund-lines";
import { refundableOf } from "../../../../../features/line-refunds/record-refund";
import type { RefundChoices } from "../../../../../features/line-refunds/line-refund-amount";
import { moneyRevision } from "../../../../../features/ordering/order/payment-facts";
import { existingOrder } from "../../../../guards/require-existing";
import { withOwnerLanguageNames } from "../../../../../features/ordering/order/owner-language-names";
import { WITHDRAWALS_MODULE } from "../../../../../modules/withdrawals";
import { adminLanguage } from "../../../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../../../platform/with-body";

/**
 * The refundable lines of an order, with product names in the owner's language, and its open withdrawals:
 * `RefundChoices`.
 * @throws NOT_FOUND
 */
export const GET = answerWith(async (req) => {
  const order = await existingOrder(req);
  const localizedOrder = await withOwnerLanguageNames(req.scope, order, adminLanguage(req));
  const withdrawals = await req.scope.resolve(WITHDRAWALS_MODULE).openOf(order.id);
  const answer: RefundChoices = {
    refundable: refundableOf(localizedOrder),
    revision: moneyRevision(order),
    withdrawals: withdrawals.map(({ id, items, received_at: at }) => {
      return { id, items, received_at: new Date(at).toISOString() };
    }),
  };
  return answer;
});

/**
 * Refunds units of an order: `{line_refund: {id, order_id, cents}}`. Submitting the same form again returns the same
 * response.
 * @throws NOT_FOUND, NOT_ALLOWED, CONFLICT when less is left than requested, or the refund failed
 */
export const POST = withAdminBody(lineRefundBody, async (req, res) => {
  const actor = {
    actorId: req.auth_context.actor_id,
    language: adminLanguage(req),
    ifMatch: req.get("if-match"),
  };
  res.json({
    line_refund: await refundLines(req.scope, req.params["id"] ?? "", req.validatedBody, actor),
  });
});
