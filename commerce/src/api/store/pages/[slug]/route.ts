import type { PageAnswer } from "@su-turrone/contract/content";
import { visibleBySlug } from "../../../../features/content/read-entries";
import { answerWith } from "../../../../platform/with-body";

/** A page: `{page, current}`; 404 when no published page has or had the slug. */
export const GET = answerWith<PageAnswer>(async (req) => {
  const { entry, current } = await visibleBySlug(req, "page");
  return { page: entry, current };
});
