import type { SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { askVies } from "../features/ordering/order/vies";
import { onRow } from "../platform/subscriber";

/** Asks VIES about the buyer's VAT number once the order exists; `jobs/ask-vies.ts` repeats what it did not answer. */
export default onRow(askVies);

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED };
