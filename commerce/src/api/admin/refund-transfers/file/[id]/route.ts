import { dropCreditTransferFile } from "../../../../../features/refund-transfers/credit-transfer-file";
import { answerWith } from "../../../../../platform/with-body";

/** Drops a file for the bank that was not handed in: `{id}`. Safe to repeat. */
export const DELETE = answerWith(async (req) => {
  const id = req.params["id"] ?? "";
  await dropCreditTransferFile(req.scope, id);
  return { id };
});
