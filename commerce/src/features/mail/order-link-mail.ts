import type { MedusaContainer } from "@medusajs/framework/types";
import { enqueueMail } from "./enqueue-mail";
import { readMailContext } from "./order-mail-context";

/** Mails the buyer the link to an order after too many failed lookups; at most once an hour. */
export async function mailOrderLink(container: MedusaContainer, orderId: string): Promise<void> {
  const context = await readMailContext(container, orderId, "buyer");
  if (!context) return;
  const { facts, to, language } = context;
  const hour = new Date().toISOString().slice(0, 13);
  await enqueueMail(container, {
    event: "order-link",
    key: `${orderId}-${hour}`,
    to,
    language,
    template: "order-link",
    data: { number: facts.number, url: facts.url },
  });
}
