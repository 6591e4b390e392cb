import { MedusaError } from "@medusajs/framework/utils";
import { adminEntry, checkPlaceholders, toSaveInput, entryBody } from "../../../features/content/admin-entry";
import { adminLanguage } from "../../../platform/admin-language";
import { CONTENT_MODULE } from "../../../modules/content";
import { contentKinds } from "@su-turrone/contract/content";
import { saveContentEntryWorkflow } from "../../../features/content/save-entry";
import { answerWithPage, withAdminBody } from "../../../platform/with-body";

/** All posts or pages, including drafts: `?kind=post|page` returns `{entries, count, limit, offset}`. */
export const GET = answerWithPage(async (req, page) => {
  const kind = contentKinds.find((k) => k === req.query["kind"]);
  if (!kind) throw new MedusaError(MedusaError.Types.INVALID_DATA, "kind must be post or page");
  return req.scope.resolve(CONTENT_MODULE).findEntries(kind, page);
});

/** Creates a post or page: `{entry}`. */
export const POST = withAdminBody(entryBody, async (req, res) => {
  const body = req.validatedBody;
  await checkPlaceholders(req.scope, body.texts, adminLanguage(req));
  const { result: id } = await saveContentEntryWorkflow(req.scope).run({
    input: toSaveInput(null, body, { now: new Date(), savedBy: req.auth_context.actor_id }),
  });
  res.status(201).json({ entry: await adminEntry(req.scope, id) });
});
