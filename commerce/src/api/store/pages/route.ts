import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageList } from "@su-turrone/contract/content";
import { listVisible } from "../../../features/content/read-entries";
import { languageOf } from "../../../platform/list-query";

/** More pages than a shop of this size ever has; they are not paginated. */
const maxPages = 500;

/** All pages, for footer and sitemap: `{pages}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PageList>): Promise<void> {
  const { entries } = await listVisible(req.scope, "page", languageOf(req), { take: maxPages, skip: 0 });
  res.json({ pages: entries });
}
