import { MESSAGES_MODULE } from "../../../modules/messages";
import { subscriptionStatuses } from "../../../modules/messages/message-statuses";
import { answerWithPage } from "../../../platform/with-body";

/** Subscriptions with their proof of consent, newest first: `{subscriptions, count, limit, offset}`. */
export const GET = answerWithPage(async (req, page) => {
  const status = subscriptionStatuses.find((s) => s === req.query["status"]);
  const service = req.scope.resolve(MESSAGES_MODULE);
  const [subscriptions, count] = await service.listAndCountSubscriptions(status ? { status } : {}, {
    relations: ["events"],
    ...page,
    order: { created_at: "DESC" },
  });
  return { subscriptions, count };
});
