import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readLaunchChecklist } from "../../../features/launch/launch-checklist";
import { adminLanguage } from "../../../platform/admin-language";

/** What the shop lacks before it can open, with product names in the language of the admin: a `LaunchChecklist`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readLaunchChecklist(req.scope, adminLanguage(req), new Date()));
}
