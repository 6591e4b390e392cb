import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { noticeLowStock } from "../features/notices/low-stock-notice";

const subject = z.object({ id: z.string() });

/** Adds a notice to the admin's bell for variants that an order has made scarce. */
export default async function noticeScarceGoods({ event, container }: SubscriberArgs): Promise<void> {
  await noticeLowStock(container, subject.parse(event.data).id);
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED };
