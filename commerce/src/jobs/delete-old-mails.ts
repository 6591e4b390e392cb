import { MAIL_MODULE } from "../modules/mail";
import { retentionCutoff, retention } from "../features/privacy/retention";
import { recordedJob } from "../features/today/recorded-job";

/**
 * Mails that are not needed once they are sent; mails about orders are kept as long as the orders, as the law requires.
 */
const deletedEvents = [
  "invitation",
  "new-device",
  "password-reset",
  "contact-copy",
  "contact-message",
  "order-link",
  "newsletter-confirm",
  "newsletter-welcome",
  "restock-confirm",
  "restock-back",
];

export const config = { name: "delete-old-mails", schedule: "30 3 * * *" };

/** Every night: deletes these mails a month after they were sent (GDPR art. 5(1)(e)). */
export default recordedJob(config.name, async (container) => {
  const outbox = container.resolve(MAIL_MODULE);
  await outbox.deleteOutboxItems({
    event: deletedEvents,
    status: "sent",
    sent_at: { $lt: retentionCutoff(retention.passingMails.days) },
  });
});
