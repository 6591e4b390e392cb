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

/** The owner's changes to one of the shop's own pages, with versions and draft. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse<EditablePage>): Promise<void> {
  res.json(await editablePage(req.scope, pageOf(req.params["page"])));
}

/** Publishes the content; responds like GET. 409 when somebody else has published the page in the meantime. */
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
