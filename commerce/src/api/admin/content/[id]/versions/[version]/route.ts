import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { entryVersion } from "../../../../../../features/content/admin-entry";
import type { EntrySnapshot } from "../../../../../../modules/content/entry-data";

/** Content of a post or page in one of its versions: `{data}`. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ data: EntrySnapshot }>,
): Promise<void> {
  const { id = "", version = "" } = req.params;
  res.json({ data: await entryVersion(req.scope, id, version) });
}
