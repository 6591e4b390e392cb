import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PostList } from "@su-turrone/contract/content";
import { listVisible } from "../../../features/content/read-entries";
import { languageOf, sliceOf } from "../../../platform/list-query";

/** Blog posts, newest first: `{posts, count, limit, offset}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PostList>): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const { entries, count } = await listVisible(req.scope, "post", languageOf(req), {
    take: limit,
    skip: offset,
  });
  res.json({ posts: entries, count, limit, offset });
}
