import type { MedusaResponse } from "@medusajs/framework/http";
import { onlyChanges } from "@su-turrone/contract/page-content-rules";
import {
  checkPageContent,
  editablePage,
  pageOf,
  type EditablePage,
} from "../../../../features/page-content/read-page";
import { pageContentBody, publishPageContentWorkflow } from "../../../../features/page-content/publish-page";
import { answerWith, withAdminBody } from "../../../../platform/with-body";

/** The owner's changes to one of the shop's own pages, with versions and draft. */
export const GET = answerWith<EditablePage>((req) => editablePage(req.scope, pageOf(req.params["page"])));

/** Publishes the content; responds like GET. */
export const POST = withAdminBody(pageContentBody, async (req, res: MedusaResponse<EditablePage>) => {
  const page = pageOf(req.params["page"]);
  const { content } = req.validatedBody;
  checkPageContent(page, content);
  await publishPageContentWorkflow(req.scope).run({
    input: { page, content: onlyChanges(page, content), saved_by: req.auth_context.actor_id },
  });
  res.json(await editablePage(req.scope, page));
});
