import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { previewParameter, type PageContentAnswer } from "@su-turrone/contract/page-content";
import { languageOf } from "../../../../platform/list-query";
import {
  previewedVersion,
  pageOf,
  publishedContent,
  versionContent,
  pageView,
} from "../../../../features/page-content/read-page";

/**
 * The owner's changes to one of the shop's own pages: `{content}`; with `?preview=<key>` those of a draft, or 404 once
 * the key has expired or the draft no longer exists.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse<PageContentAnswer>): Promise<void> {
  const page = pageOf(req.params["page"]);
  const language = languageOf(req);
  const key = req.query[previewParameter];
  if (key === undefined) {
    res.json({ content: pageView(await publishedContent(req.scope, page), language) });
    return;
  }
  const id = typeof key === "string" ? previewedVersion(key) : null;
  if (!id) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The key of this preview is no longer valid");
  res.json({ content: pageView(await versionContent(req.scope, page, id), language) });
}
