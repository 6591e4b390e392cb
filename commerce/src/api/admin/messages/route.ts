import { MESSAGES_MODULE } from "../../../modules/messages";
import { messageStatuses } from "../../../modules/messages/message-statuses";
import { answerWithPage } from "../../../platform/with-body";

/** Contact messages, newest first: `?status=open|done` returns `{messages, count, limit, offset}`. */
export const GET = answerWithPage(async (req, page) => {
  const status = messageStatuses.find((s) => s === req.query["status"]);
  const service = req.scope.resolve(MESSAGES_MODULE);
  const [messages, count] = await service.listAndCountMessages(status ? { status } : {}, {
    ...page,
    order: { created_at: "DESC" },
  });
  return { messages, count };
});
