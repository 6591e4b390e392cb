import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OpenDraftsAnswer } from "../../../features/new-product/new-product-types";
import { readOpenDrafts } from "../../../features/new-product/read-drafts";

/** The drafts that the form of a new product can go on with, the one changed last first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<OpenDraftsAnswer>,
): Promise<void> {
  res.json({ drafts: await readOpenDrafts(req.scope) });
}
