import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { withdrawalReceived } from "../withdrawals/events";
import { mailWithdrawal } from "../withdrawals/mails";

/** A declaration of withdrawal is answered at once. */
export default async function mailReceivedWithdrawal({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await mailWithdrawal(container, event.data.id);
}

export const config: SubscriberConfig = { event: withdrawalReceived };
