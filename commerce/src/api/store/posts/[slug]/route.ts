import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { PostAnswer } from "@su-turrone/contract/content";
import { visibleBySlug } from "../../../../features/content/read-entries";
import { languageOf } from "../../../../platform/list-query";

/** A post: `{post, current}`; 404 when no published post has or had the slug. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PostAnswer>): Promise<void> {
  const found = await visibleBySlug(req.scope, "post", languageOf(req), req.params["slug"] ?? "");
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such post");
  res.json({ post: found.entry, current: found.current });
}
