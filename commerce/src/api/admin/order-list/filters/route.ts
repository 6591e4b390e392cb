import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import {
  readSavedFilters,
  saveFilters,
  savedFiltersBody,
} from "../../../../features/order-list/saved-filters";
import { adminLanguage } from "../../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/** The filters the user saved: `{saved}`. */
export const GET = answerWith(async (req: AuthenticatedMedusaRequest) => ({
  saved: await readSavedFilters(req.scope, req.auth_context.actor_id),
}));

/** Saves filters under a name; answers like GET. @throws NOT_ALLOWED if there are too many */
export const POST = withAdminBody(savedFiltersBody, async (req, res) => {
  const { actor_id: userId } = req.auth_context;
  await saveFilters(req.scope, userId, req.validatedBody, adminLanguage(req));
  res.json({ saved: await readSavedFilters(req.scope, userId) });
});
