import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { deleteSavedFilters, readSavedFilters } from "../../../../../features/order-list/saved-filters";
import { answerWith } from "../../../../../platform/with-body";

/** Deletes filters the user saved; answers like the list. */
export const DELETE = answerWith(async (req: AuthenticatedMedusaRequest) => {
  const { actor_id: userId } = req.auth_context;
  await deleteSavedFilters(req.scope, userId, req.params["name"] ?? "");
  return { saved: await readSavedFilters(req.scope, userId) };
});
