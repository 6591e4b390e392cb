import type { PostAnswer } from "@su-turrone/contract/content";
import { visibleBySlug } from "../../../../features/content/read-entries";
import { answerWith } from "../../../../platform/with-body";

/** A post: `{post, current}`; 404 when no published post has or had the slug. */
export const GET = answerWith<PostAnswer>(async (req) => {
  const { entry, current } = await visibleBySlug(req, "post");
  return { post: entry, current };
});
