import type { MedusaContainer } from "@medusajs/framework/types";
import { MESSAGES_MODULE } from "../../modules/messages";
import { WITHDRAWALS_MODULE, type WithdrawalsService } from "../../modules/withdrawals";
import { textsOf } from "../../texts";
import { readOrder } from "../ordering/order/order-record";
import { consequenceOf, earlierWithdrawalOf, readRefundDue } from "../withdrawals/refund-clock";
import { enqueueMail, ownerAddress, ownerLanguage } from "./mail-context";
import { hasReachedMailLimit, timeOfFormMail, withdrawalMailTime } from "./mail-pace";
import { mailContextOf, readMailedOrder } from "./order-mail-context";
import { dayMs } from "@su-turrone/contract/time-zone";

/**
 * Mails a contact message to the owner, and an acknowledgement to the sender. Anybody can enter somebody else's
 * address: beyond the hourly limit the acknowledgement is suppressed.
 */
export async function mailContactMessage(container: MedusaContainer, messageId: string): Promise<void> {
  const service = container.resolve(MESSAGES_MODULE);
  const { id, name, email, topic, message, language, created_at } = await service.retrieveMessage(messageId);
  const sent_at = new Date(created_at).toISOString();
  await enqueueMail(container, {
    event: "contact-copy",
    key: id,
    to: email,
    language,
    data: { sent_at, topic: textsOf("mails", language).topics[topic] },
    suppressed: await hasReachedMailLimit(container, "contact-copy", email),
    notBefore: await timeOfFormMail(container, "contact-copy"),
  });
  await enqueueMail(container, {
    event: "contact-message",
    key: id,
    to: await ownerAddress(container),
    language: ownerLanguage(),
    data: { name, message, sent_at, email, topic: textsOf("mails", ownerLanguage()).topics[topic] },
    notBefore: await timeOfFormMail(container, "contact-message"),
  });
}

/** Emitted to mail the buyer the link to an order; carries the order's `{id}`. */
export const orderLinkWanted = "order-link.wanted";

/** Mails the buyer the link to an order after too many failed lookups; at most once an hour. */
export async function mailOrderLink(container: MedusaContainer, { id }: { id: string }): Promise<void> {
  const order = await readMailedOrder(container, id);
  const context = order && (await mailContextOf(container, order, "buyer"));
  if (!context) return;
  const { facts, to, language } = context;
  const hour = new Date().toISOString().slice(0, 13);
  await enqueueMail(container, {
    event: "order-link",
    key: `${id}-${hour}`,
    to,
    language,
    data: { number: facts.number, url: facts.url },
  });
}

/** Earliest time to send the mails of a withdrawal. */
async function sendTimeOf(
  service: WithdrawalsService,
  { id, email, order_id }: { id: string; email: string; order_id: string | null },
): Promise<Date> {
  const now = new Date();
  const received_at = { $gte: new Date(now.getTime() - dayMs) };
  const count = async (filter: { order_id: string | null; email?: string }) => {
    const filters = { id: { $ne: id }, received_at, ...filter };
    const [, total] = await service.listAndCountWithdrawals(filters, { take: 1, select: ["id"] });
    return total;
  };
  return withdrawalMailTime(
    order_id === null
      ? { ofAddress: await count({ order_id, email }), strays: await count({ order_id }) }
      : { ofOrder: await count({ order_id }) },
    now,
  );
}

/** Mails the receipt with date and time without delay (§356a(4) BGB), and a notification to the owner. */
export async function mailWithdrawal(container: MedusaContainer, withdrawalId: string): Promise<void> {
  const service = container.resolve(WITHDRAWALS_MODULE);
  const withdrawal = await service.retrieveWithdrawal(withdrawalId);
  const { id, name, email, order_number, items, language, received_at } = withdrawal;
  const notBefore = await sendTimeOf(service, withdrawal);
  const received = new Date(received_at);
  const data = { name, email, order_number, items, received_at: received.toISOString() };
  const order = withdrawal.order_id === null ? null : await readOrder(container, withdrawal.order_id);
  const next = order && consequenceOf(order, { whole: items === "" });
  const earlier = order && earlierWithdrawalOf(order, received);
  await enqueueMail(container, {
    event: "withdrawal-received",
    key: id,
    to: email,
    language,
    data: { ...data, next, earlier },
    notBefore,
  });
  const due_at = (await readRefundDue(container, withdrawal))?.toISOString() ?? null;
  await enqueueMail(container, {
    event: "withdrawal-notice",
    key: id,
    to: await ownerAddress(container),
    language: ownerLanguage(),
    data: { ...data, due_at },
    notBefore,
  });
}
