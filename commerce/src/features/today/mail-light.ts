import type { MailService } from "../../modules/mail/service";
import { env } from "../../platform/env";
import { mailLight, type StatusLight } from "./status-lights";

/** State of the mail server according to the outbox. */
export async function readMailLight(outbox: MailService): Promise<StatusLight> {
  const [sent] = await outbox.listOutboxItems(
    { status: "sent" },
    { take: 1, order: { sent_at: "DESC" }, select: ["sent_at"] },
  );
  const [failed] = await outbox.listOutboxItems(
    { status: ["queued", "sending", "failed"], last_error: { $ne: null } },
    { take: 1, order: { updated_at: "DESC" }, select: ["updated_at"] },
  );
  return mailLight({
    toFiles: env().SMTP_URL === undefined,
    lastSent: sent?.sent_at ? new Date(sent.sent_at) : null,
    lastFailed: failed ? new Date(failed.updated_at) : null,
  });
}
