import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { onlyChanges } from "@su-turrone/contract/page-content-rules";
import {
  checkPageContent,
  editablePage,
  pageOf,
  type EditablePage,
} from "../../../../features/page-content/read-page";
import type { PublishBody } from "../../../../features/page-content/validators";
import { publishPageContentWorkflow } from "../../../../workflows/publish-page-content";

/** What the owner has changed of one of the shop's own pages, with its versions and the draft. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<EditablePage>): Promise<void> {
  res.json(await editablePage(req.scope, pageOf(req.params["page"])));
}

/** Publishes it; answers as GET does. 409 where somebody else has published the page since. */
export async function POST(
  req: AuthenticatedMedusaRequest<PublishBody>,
  res: MedusaResponse<EditablePage>,
): Promise<void> {
  const page = pageOf(req.params["page"]);
  const { content, based_on } = req.validatedBody;
  checkPageContent(page, content);
  await publishPageContentWorkflow(req.scope).run({
    input: { page, content: onlyChanges(page, content), saved_by: req.auth_context.actor_id, based_on },
  });
  res.json(await editablePage(req.scope, page));
}
