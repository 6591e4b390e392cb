import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readToday } from "../../../features/today/read-today";
import { adminLanguage } from "../../../platform/admin-language";

/** All that waits for the owner, goods named in the language of the admin: a `Today`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readToday(req.scope, adminLanguage(req), new Date()));
}
