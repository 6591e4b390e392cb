import type { PageList } from "@su-turrone/contract/content";
import { listVisible } from "../../../features/content/read-entries";
import { languageOf } from "../../../platform/list-query";
import { answerWith } from "../../../platform/with-body";

/** More pages than a shop of this size ever has; they are not paginated. */
const maxPages = 500;

/** All pages, for footer and sitemap: `{pages}`. */
export const GET = answerWith<PageList>(async (req) => {
  const { entries } = await listVisible(req.scope, "page", languageOf(req), { take: maxPages, skip: 0 });
  return { pages: entries };
});
