import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { mailQueued } from "./events";
import { MAIL_MODULE } from "../../modules/mail";
import type { MailOrder, MailService } from "../../modules/mail/service";

/** Queues a mail and has it sent at once; the same event, key and recipient a second time does nothing. */
export async function enqueueMail(container: MedusaContainer, mail: MailOrder): Promise<void> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  if (!(await outbox.enqueue(mail))) return;
  // should this be lost, the job that runs every minute finds the mail
  await container.resolve(Modules.EVENT_BUS).emit({ name: mailQueued, data: {} });
}
