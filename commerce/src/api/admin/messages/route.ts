import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../features/content/entry-query";
import { MESSAGES_MODULE } from "../../../modules/messages";
import { messageStatuses } from "../../../modules/messages/message-statuses";
import type { MessagesService } from "../../../modules/messages/service";

/** Contact messages, newest first: `?status=open|done` returns `{messages, count, limit, offset}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const status = messageStatuses.find((s) => s === req.query["status"]);
  const service: MessagesService = req.scope.resolve(MESSAGES_MODULE);
  const [messages, count] = await service.listAndCountMessages(status ? { status } : {}, {
    take: limit,
    skip: offset,
    order: { created_at: "DESC" },
  });
  res.json({ messages, count, limit, offset });
}
