import path from "node:path";
import type { Logger, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { date } from "@su-turrone/contract/formats";
import { shopDay } from "@su-turrone/contract/time-zone";
import { ownerLanguage, toOutgoingMail } from "./mail-context";
import { notifyOwner } from "../notices/notify-owner";
import { env } from "../../platform/env";
import { MAIL_MODULE } from "../../modules/mail";
import type { MailService } from "../../modules/mail/service";
import { Sender } from "./mail-sender";
import { failureCode, fileDelivery, smtpDelivery } from "./transport";
import { errorMessageOf } from "../../platform/error-message";

/** Notifies the owner, once a day, that mails were given up. */
async function noticeGivenUp(container: MedusaContainer, now: Date): Promise<void> {
  const day = shopDay(now);
  await notifyOwner(container, "mail_failed", day, { day: date(now.toISOString(), ownerLanguage()) });
}

let sender: Sender | undefined;

function makeSender(container: MedusaContainer): Sender {
  const { SMTP_URL, DATA_DIR } = env();
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const logger: Logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  return new Sender({
    outbox,
    toOutgoingMail: (mail) => toOutgoingMail(container, mail),
    deliver: SMTP_URL ? smtpDelivery(SMTP_URL) : fileDelivery(path.join(DATA_DIR, "mail")),
    // only log the id: recipient and content must not appear in logs
    onFailure: ({ id, template, attempts }, error) =>
      logger.error(`Mail ${id} (${template}) was not sent, attempt ${attempts}: ${failureCode(error)}`),
    // recording the outcome must not depend on the notice
    onGivenUp: (mail) =>
      noticeGivenUp(container, new Date()).catch((error: unknown) =>
        logger.error(
          `The owner could not be notified that mail ${mail.id} failed for good: ${errorMessageOf(error)}`,
        ),
      ),
    now: () => new Date(),
  });
}

/** Sends all due mails: over SMTP_URL, or without it as files into DATA_DIR/mail. */
export function sendMails(container: MedusaContainer): Promise<void> {
  sender ??= makeSender(container);
  return sender.sendDue();
}
