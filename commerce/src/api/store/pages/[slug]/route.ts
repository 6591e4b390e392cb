import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { PageAnswer } from "@su-turrone/contract/content";
import { visibleBySlug } from "../../../../features/content/read-entries";
import { languageOf } from "../../../../platform/list-query";

/** A single page: `{page, current}`; 404 when no published page has or had the slug. */
export async function GET(req: MedusaRequest, res: MedusaResponse<PageAnswer>): Promise<void> {
  const found = await visibleBySlug(req.scope, "page", languageOf(req), req.params["slug"] ?? "");
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page");
  res.json({ page: found.entry, current: found.current });
}
