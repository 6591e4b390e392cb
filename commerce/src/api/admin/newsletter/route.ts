import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../platform/list-query";
import { MESSAGES_MODULE } from "../../../modules/messages";
import { subscriptionStatuses } from "../../../modules/messages/message-statuses";

/** Subscriptions with their proof of consent, newest first: `{subscriptions, count, limit, offset}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const status = subscriptionStatuses.find((s) => s === req.query["status"]);
  const service = req.scope.resolve(MESSAGES_MODULE);
  const [subscriptions, count] = await service.listAndCountSubscriptions(status ? { status } : {}, {
    relations: ["events"],
    take: limit,
    skip: offset,
    order: { created_at: "DESC" },
  });
  res.json({ subscriptions, count, limit, offset });
}
