import type { SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { noticeLowStock } from "../features/notices/low-stock-notice";
import { onRow } from "../platform/subscriber";

/** Adds a notice to the admin's bell for variants that an order has made scarce. */
export default onRow(noticeLowStock);

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED };
