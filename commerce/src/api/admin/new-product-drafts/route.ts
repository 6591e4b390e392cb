import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OpenDraftsAnswer } from "../../../features/new-product/new-product-types";
import { readOpenDrafts } from "../../../features/new-product/read-drafts";

/** Drafts that can be opened in the form for new products, most recently changed first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<OpenDraftsAnswer>,
): Promise<void> {
  res.json({ drafts: await readOpenDrafts(req.scope) });
}
