import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { askVies } from "../features/ordering/order/vies";

/** Asks VIES about the buyer's VAT number once the order exists; `jobs/ask-vies.ts` repeats what it did not answer. */
export default async function askViesWhenPlaced({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await askVies(container, event.data.id);
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED };
