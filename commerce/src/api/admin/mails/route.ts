import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sliceOf } from "../../../features/content/entry-query";
import { env } from "../../../platform/env";
import { MAIL_MODULE } from "../../../modules/mail";
import { mailStatuses } from "../../../modules/mail/mail-statuses";
import type { MailService } from "../../../modules/mail/service";

/**
 * The outbox, the newest first: `?status=` gives `{mails, count, limit, offset, to_files}`; `to_files` tells that mails are
 * written to files because no SMTP_URL is set. What a mail says is in its own route.
 */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset } = sliceOf(req.query);
  const status = mailStatuses.find((s) => s === req.query["status"]);
  const service: MailService = req.scope.resolve(MAIL_MODULE);
  const [rows, count] = await service.listAndCountOutboxItems(status ? { status } : {}, {
    take: limit,
    skip: offset,
    order: { created_at: "DESC", id: "DESC" },
  });
  const mails = rows.map(({ data: _, ...mail }) => mail);
  res.json({ mails, count, limit, offset, to_files: env().SMTP_URL === undefined });
}
