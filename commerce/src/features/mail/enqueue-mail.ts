import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { MAIL_MODULE } from "../../modules/mail";
import type { NewMail, MailService } from "../../modules/mail/service";

/** Emitted when a mail was enqueued, so that it is sent immediately. */
export const mailQueued = "mail.queued";

/** Enqueues a mail and triggers sending; has no effect for the same event, key and recipient again. */
export async function enqueueMail(container: MedusaContainer, mail: NewMail): Promise<void> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  if (!(await outbox.enqueue(mail))) return;
  // if this event is lost, the job that runs every minute finds the mail
  await container.resolve(Modules.EVENT_BUS).emit({ name: mailQueued, data: {} });
}

/** Queues a mail again and triggers sending. @throws NOT_FOUND */
export async function resendMail(container: MedusaContainer, id: string): Promise<void> {
  await container.resolve<MailService>(MAIL_MODULE).resend(id);
  await container.resolve(Modules.EVENT_BUS).emit({ name: mailQueued, data: { id } });
}
