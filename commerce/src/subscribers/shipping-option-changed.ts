import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { FulfillmentEvents } from "@medusajs/framework/utils";
import { notifyStorefront } from "../platform/storefront-webhook";

/** The storefront keeps the price of shipping for seconds; this makes a change of the owner's show at once. */
export default async function shippingOptionChanged({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await notifyStorefront(container, { kind: "shipping", id: event.data.id });
}

export const config: SubscriberConfig = {
  event: [
    FulfillmentEvents.SHIPPING_OPTION_CREATED,
    FulfillmentEvents.SHIPPING_OPTION_UPDATED,
    FulfillmentEvents.SHIPPING_OPTION_DELETED,
  ],
};
