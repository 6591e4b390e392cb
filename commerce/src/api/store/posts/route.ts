import { listVisible } from "../../../features/content/read-entries";
import { languageOf } from "../../../platform/list-query";
import { answerWithPage } from "../../../platform/with-body";

/** Blog posts, newest first: `{posts, count, limit, offset}`. */
export const GET = answerWithPage(async (req, page) => {
  const { entries, count } = await listVisible(req.scope, "post", languageOf(req), page);
  return { posts: entries, count };
});
