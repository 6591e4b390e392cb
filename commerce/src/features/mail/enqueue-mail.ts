import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { mailQueued } from "./events";
import { MAIL_MODULE } from "../../modules/mail";
import type { NewMail, MailService } from "../../modules/mail/service";

/** Enqueues a mail and triggers sending; has no effect for the same event, key and recipient again. */
export async function enqueueMail(container: MedusaContainer, mail: NewMail): Promise<void> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  if (!(await outbox.enqueue(mail))) return;
  // if this event is lost, the job that runs every minute finds the mail
  await container.resolve(Modules.EVENT_BUS).emit({ name: mailQueued, data: {} });
}
