import { BACK_IN_STOCK_MODULE } from "../../../../modules/back-in-stock";
import { answerWith } from "../../../../platform/with-body";

/** Deletes a back-in-stock alert: `{id, deleted: true}`. Idempotent. */
export const DELETE = answerWith(async (req) => {
  const id = req.params["id"] ?? "";
  const service = req.scope.resolve(BACK_IN_STOCK_MODULE);
  await service.deleteAlerts({ id });
  return { id, deleted: true };
});
