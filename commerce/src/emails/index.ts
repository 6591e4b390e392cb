import { contactCopy } from "./contact-copy";
import { contactMessage } from "./contact-message";
import { newsletterConfirm } from "./newsletter-confirm";
import { newsletterWelcome } from "./newsletter-welcome";
import { restockBack } from "./restock-back";
import { restockConfirm } from "./restock-confirm";
import type { MailTemplate } from "./template";

/** Every template by the name it has in the outbox. */
export const templates: Readonly<Record<string, MailTemplate>> = {
  "contact-copy": contactCopy,
  "contact-message": contactMessage,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-welcome": newsletterWelcome,
  "restock-back": restockBack,
  "restock-confirm": restockConfirm,
};
