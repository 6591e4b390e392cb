import { quoteBody, quoteOrder } from "../../../../features/telephone-orders/quote-order";
import { adminLanguage } from "../../../../platform/admin-language";
import { withAdminBody } from "../../../../platform/with-body";

/** What an order by telephone costs: 201 `Quote`, in the language of the staff. @throws INVALID_DATA */
export const POST = withAdminBody(quoteBody, async (req, res) => {
  const actor = { actorId: req.auth_context.actor_id, language: adminLanguage(req) };
  res.status(201).json(await quoteOrder(req.scope, req.validatedBody, actor));
});
