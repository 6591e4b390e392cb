import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { date } from "@su-turrone/contract/formats";
import { ownerLanguage } from "../features/mail/mail-context";
import { notifyOwner } from "../features/notices/notify-owner";
import { withdrawalReceived, WITHDRAWALS_MODULE } from "../modules/withdrawals";
import { readRefundDue } from "../features/withdrawals/refund-clock";

const subject = z.object({ id: z.string() });

/**
 * Adds a notice to the admin's bell for a withdrawal, with the deadline of its refund, or a note that no money has to
 * be refunded.
 */
export default async function noticeWithdrawal({ event, container }: SubscriberArgs): Promise<void> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  const { id } = subject.parse(event.data);
  const withdrawal = await withdrawals.retrieveWithdrawal(id);
  const { order_number: number } = withdrawal;
  const due = await readRefundDue(container, withdrawal);
  if (due === null) await notifyOwner(container, "withdrawal_without_money", id, { number });
  else {
    const day = date(due.toISOString(), ownerLanguage());
    await notifyOwner(container, "withdrawal", id, { number, day });
  }
}

export const config: SubscriberConfig = { event: withdrawalReceived };
