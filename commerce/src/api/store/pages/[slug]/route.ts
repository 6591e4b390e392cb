import { MedusaError } from "@medusajs/framework/utils";
import type { PageAnswer } from "@su-turrone/contract/content";
import { visibleBySlug } from "../../../../features/content/read-entries";
import { languageOf } from "../../../../platform/list-query";
import { answerWith } from "../../../../platform/with-body";

/** A single page: `{page, current}`; 404 when no published page has or had the slug. */
export const GET = answerWith<PageAnswer>(async (req) => {
  const found = await visibleBySlug(req.scope, "page", languageOf(req), req.params["slug"] ?? "");
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page");
  return { page: found.entry, current: found.current };
});
