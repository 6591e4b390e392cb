import type { MedusaContainer } from "@medusajs/framework/types";
import { enqueueMail } from "./enqueue-mail";
import { orderIdOf, readMailContext, type Subject } from "./order-mail-context";
import type { OrderMail } from "./order-mails";

/** The owner's choice about a mail. */
export interface MailChoice {
  /** Whether to store it without sending. */
  suppressed?: boolean;
}

/**
 * Enqueues the mails of one kind that are due for an order. Safe to repeat: the outbox accepts each once. @param id id
 * of the subject
 */
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
    // the owner's own copy is sent whatever the owner chose for the buyer
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
