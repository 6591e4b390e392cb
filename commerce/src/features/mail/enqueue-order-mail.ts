import type { MedusaContainer } from "@medusajs/framework/types";
import { enqueueMail } from "./enqueue-mail";
import { orderIdOf, readMailContext, type Subject } from "./order-mail-context";
import type { OrderMail } from "./order-mails";

/** How the owner wanted a mail. */
export interface MailChoice {
  /** Written down and not sent. */
  suppressed?: boolean;
}

/** Queues the mails of one kind that an order is due. Safe to repeat: the outbox takes each once. @param id of the subject */
export async function enqueueOrderMail(
  container: MedusaContainer,
  { name, to: recipient, messages }: OrderMail,
  subject: Subject,
  id: string,
  { suppressed = false }: MailChoice = {},
): Promise<void> {
  const orderId = await orderIdOf[subject](container, id);
  const context = orderId === null ? null : await readMailContext(container, orderId, recipient);
  if (!context) return;
  const { to, language } = context;
  for (const { key, data } of await messages(context, id)) {
    // the owner's own copy is sent whatever the owner has chosen for the buyer
    await enqueueMail(container, {
      event: name,
      key,
      to,
      language,
      template: name,
      data,
      suppressed: suppressed && recipient === "buyer",
    });
  }
}
