import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../modules/mail";
import type { MailService } from "../modules/mail/service";

/** Mails whose work is done with their sending; those of orders are kept with the orders, as the law wants. */
const passing = [
  "invitation",
  "password-reset",
  "contact-copy",
  "contact-message",
  "newsletter-confirm",
  "newsletter-welcome",
  "restock-confirm",
  "restock-back",
];

/** For so long they can be looked at and sent again (ms). */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Every night: who was written to a month ago is not kept any longer (GDPR art. 5(1)(e)). */
export default async function deleteOldMails(container: MedusaContainer): Promise<void> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  await outbox.deleteOutboxItems({
    event: passing,
    status: "sent",
    sent_at: { $lt: new Date(Date.now() - keptFor) },
  });
}

export const config = { name: "forget-mails", schedule: "30 3 * * *" };
