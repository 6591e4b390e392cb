import type { SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { notifyOfBursts } from "../features/ordering/bank-transfer/transfer-limit";
import { onRow } from "../platform/subscriber";

export default onRow(notifyOfBursts);

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED };
