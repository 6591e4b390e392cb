import type { PageContent } from "@su-turrone/contract/page-content";
import { pageOf, versionContent } from "../../../../../../features/page-content/read-page";
import { answerWith } from "../../../../../../platform/with-body";

/** Content of a page in an earlier version: `{content}`. */
export const GET = answerWith<{ content: PageContent }>(async (req) => {
  const { page, id = "" } = req.params;
  return { content: await versionContent(req.scope, pageOf(page), id) };
});
