import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { withdrawalReceived } from "../features/withdrawals/events";
import { mailWithdrawal } from "../features/mail/withdrawal-mails";

/** A declaration of withdrawal is answered at once. */
export default async function mailReceivedWithdrawal({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await mailWithdrawal(container, event.data.id);
}

export const config: SubscriberConfig = { event: withdrawalReceived };
