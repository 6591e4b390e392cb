import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { notifyOfBursts } from "../features/ordering/bank-transfer/transfer-limit";

export default async function transferBurstNotice({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await notifyOfBursts(container, event.data.id);
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED };
