import {
  adminEntry,
  checkPlaceholders,
  toSaveInput,
  entryBody,
} from "../../../../features/content/admin-entry";
import {
  deleteContentEntryWorkflow,
  saveContentEntryWorkflow,
} from "../../../../features/content/save-entry";
import { adminLanguage } from "../../../../platform/admin-language";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/** A post or page as the admin edits it: `{entry}`. */
export const GET = answerWith(async (req) => ({
  entry: await adminEntry(req.scope, req.params["id"] ?? ""),
}));

/** Replaces a post or page: `{entry}`. */
export const POST = withAdminBody(entryBody, async (req, res) => {
  const { id = "" } = req.params;
  const body = req.validatedBody;
  await checkPlaceholders(req.scope, body.texts, adminLanguage(req));
  await saveContentEntryWorkflow(req.scope).run({
    input: toSaveInput(id, body, { now: new Date(), savedBy: req.auth_context.actor_id }),
  });
  res.json({ entry: await adminEntry(req.scope, id) });
});

/** Deletes a post or page and frees its slugs. */
export const DELETE = answerWith(async (req) => {
  const { id, kind } = await adminEntry(req.scope, req.params["id"] ?? "");
  await deleteContentEntryWorkflow(req.scope).run({ input: { id, kind, language: adminLanguage(req) } });
  return { id, object: kind, deleted: true };
});
