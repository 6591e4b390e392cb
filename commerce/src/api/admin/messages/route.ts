import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../platform/list-query";
import { MESSAGES_MODULE } from "../../../modules/messages";
import { messageStatuses } from "../../../modules/messages/message-statuses";

/** Contact messages, newest first: `?status=open|done` returns `{messages, count, limit, offset}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const status = messageStatuses.find((s) => s === req.query["status"]);
  const service = req.scope.resolve(MESSAGES_MODULE);
  const [messages, count] = await service.listAndCountMessages(status ? { status } : {}, {
    take: limit,
    skip: offset,
    order: { created_at: "DESC" },
  });
  res.json({ messages, count, limit, offset });
}
