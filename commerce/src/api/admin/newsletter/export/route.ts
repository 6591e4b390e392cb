import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { subscribersCsv } from "../../../../features/newsletter/subscribers-csv";
import { MESSAGES_MODULE } from "../../../../modules/messages";
import type { MessagesService } from "../../../../modules/messages/service";
import { adminLanguage } from "../../../../platform/admin-language";
import { isLanguage } from "../../../../platform/languages";

/** Confirmed newsletter subscribers as CSV, oldest first; headings in `?language=it`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const asked = req.query["language"];
  const language = typeof asked === "string" && isLanguage(asked) ? asked : adminLanguage(req);
  const service: MessagesService = req.scope.resolve(MESSAGES_MODULE);
  const csv = subscribersCsv(await service.subscribers(), language);
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", 'attachment; filename="newsletter.csv"');
  res.status(200).send(csv);
}
