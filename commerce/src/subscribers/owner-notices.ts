import type { SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { date } from "@su-turrone/contract/formats";
import { ownerLanguage } from "../features/mail/mail-context";
import { notifyOwner } from "../features/notices/notify-owner";
import { readRefundDue } from "../features/withdrawals/refund-clock";
import { messageReceived, MESSAGES_MODULE } from "../modules/messages";
import { withdrawalReceived, WITHDRAWALS_MODULE } from "../modules/withdrawals";
import { onRow } from "../platform/subscriber";
import { textsOf } from "../texts";
import { reviewReceived } from "../workflows/reviews";

/** With the topic of the message, and nothing about the sender, because notices outlive messages. */
async function noticeMessage(container: MedusaContainer, messageId: string): Promise<void> {
  const { id, topic } = await container.resolve(MESSAGES_MODULE).retrieveMessage(messageId);
  await notifyOwner(container, "message", id, { topic: textsOf("mails", ownerLanguage()).topics[topic] });
}

/** With the deadline of the refund, or a note that no money has to be refunded. */
async function noticeWithdrawal(container: MedusaContainer, id: string): Promise<void> {
  const withdrawal = await container.resolve(WITHDRAWALS_MODULE).retrieveWithdrawal(id);
  const { order_number: number } = withdrawal;
  const due = await readRefundDue(container, withdrawal);
  if (due === null) return notifyOwner(container, "withdrawal_without_money", id, { number });
  await notifyOwner(container, "withdrawal", id, { number, day: date(due.toISOString(), ownerLanguage()) });
}

const notices: Readonly<Record<string, (container: MedusaContainer, id: string) => Promise<void>>> = {
  [messageReceived]: noticeMessage,
  [reviewReceived]: (container, id) => notifyOwner(container, "review", id, {}),
  [withdrawalReceived]: noticeWithdrawal,
};

/** Adds a notice to the admin's bell for what a visitor has sent. */
export default onRow(async (container, id, event) => notices[event]?.(container, id));

export const config: SubscriberConfig = { event: Object.keys(notices) };
