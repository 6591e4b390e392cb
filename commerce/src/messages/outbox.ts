import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Language } from "../languages";

/** A mail to be sent; event, key and recipient together are unique. */
export interface MailOrder {
  event: string;
  key: string;
  to: string;
  language: Language;
  template: string;
  data: Readonly<Record<string, unknown>>;
}

/** The outbox of the module `mail`. */
interface Outbox {
  enqueue(mail: MailOrder): Promise<boolean>;
}

/** Queues a mail; without the module `mail` it is only told in the log, and what it tells of stands in the admin. */
export async function enqueueMail(container: MedusaContainer, mail: MailOrder): Promise<void> {
  const outbox = container.resolve<Outbox | undefined>("mail", { allowUnregistered: true });
  if (outbox) await outbox.enqueue(mail);
  else
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`No module mail: ${mail.template} was not sent`);
}
