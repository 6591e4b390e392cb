import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageContent } from "@su-turrone/contract/page-content";
import { pageOf, versionContent } from "../../../../../../features/page-content/read-page";

/** Content of a page in an earlier version: `{content}`. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ content: PageContent }>,
): Promise<void> {
  const { page, id = "" } = req.params;
  res.json({ content: await versionContent(req.scope, pageOf(page), id) });
}
