import { MedusaError } from "@medusajs/framework/utils";
import type { PostAnswer } from "@su-turrone/contract/content";
import { visibleBySlug } from "../../../../features/content/read-entries";
import { languageOf } from "../../../../platform/list-query";
import { answerWith } from "../../../../platform/with-body";

/** A post: `{post, current}`; 404 when no published post has or had the slug. */
export const GET = answerWith<PostAnswer>(async (req) => {
  const found = await visibleBySlug(req.scope, "post", languageOf(req), req.params["slug"] ?? "");
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such post");
  return { post: found.entry, current: found.current };
});
