import { ordersOfMessages, readMarks } from "../../../features/messages/messages";
import { MESSAGES_MODULE } from "../../../modules/messages";
import { messageStatuses } from "../../../modules/messages/message-statuses";
import { answerWithPage } from "../../../platform/with-body";

/**
 * Contact messages, newest first, each with the orders it is about and who has marked it: `?status=open|done` returns `{messages, count, limit,
 * offset}`.
 */
export const GET = answerWithPage(async (req, page) => {
  const status = messageStatuses.find((s) => s === req.query["status"]);
  const service = req.scope.resolve(MESSAGES_MODULE);
  const [messages, count] = await service.listAndCountMessages(status ? { status } : {}, {
    ...page,
    order: { created_at: "DESC" },
  });
  const [orders, marks] = await Promise.all([
    ordersOfMessages(req.scope, messages),
    readMarks(req.scope, messages),
  ]);
  const shown = messages.map((message, index) => ({
    ...message,
    orders: orders[index],
    marked: marks.get(message.id) ?? null,
  }));
  return { messages: shown, count };
});
