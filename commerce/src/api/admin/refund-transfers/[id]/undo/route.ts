import { undoSent } from "../../../../../features/refund-transfers/mark-as-sent";
import { answerWith } from "../../../../../platform/with-body";

/** Notes that a refund recorded as sent was not sent after all: `{undone: {id}}`. Safe to repeat. @throws NOT_FOUND */
export const POST = answerWith(async (req) => {
  const id = req.params["id"] ?? "";
  await undoSent(req.scope, id);
  return { undone: { id } };
});
