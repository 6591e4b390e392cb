import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { renderForAdmin } from "../../../../features/mail/mail-context";
import { MAIL_MODULE } from "../../../../modules/mail";

/** A mail as its recipient sees it: `{mail: {id, subject, html, text}}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const service = req.scope.resolve(MAIL_MODULE);
  const { id, template, data, language } = await service.retrieveOutboxItem(req.params["id"] ?? "");
  const { subject, html, text } = await renderForAdmin(req.scope, { template, data, language });
  res.json({ mail: { id, subject, html, text } });
}
