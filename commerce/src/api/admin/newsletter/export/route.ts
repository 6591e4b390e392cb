import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { subscribersCsv } from "../../../../features/newsletter/newsletter";
import { MESSAGES_MODULE } from "../../../../modules/messages";
import { downloadLanguage, sendCsv } from "../../../../platform/csv";

/** Confirmed newsletter subscribers as CSV, oldest first; headings in `?language=it`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const service = req.scope.resolve(MESSAGES_MODULE);
  sendCsv(res, "newsletter.csv", subscribersCsv(await service.subscribers(), downloadLanguage(req)));
}
