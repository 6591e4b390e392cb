import { removeSubscription } from "../../../../features/newsletter/newsletter";
import { answerWith } from "../../../../platform/with-body";

/** Removes an address from the newsletter: `{id, proof_kept}`. Idempotent. */
export const DELETE = answerWith(async (req) => {
  const id = req.params["id"] ?? "";
  return { id, proof_kept: await removeSubscription(req.scope, id) };
});
