import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import {
  InventoryLevelWorkflowEvents,
  OrderWorkflowEvents,
  ReservationItemWorkflowEvents,
} from "@medusajs/framework/utils";
import { backInStock, sendBackInStockAlerts } from "../features/back-in-stock/back-in-stock";

/** Sends due back-in-stock alerts whenever stock may have become available. */
export default async function sendAlerts({ container }: SubscriberArgs): Promise<void> {
  await sendBackInStockAlerts(container);
}

export const config: SubscriberConfig = {
  event: [
    InventoryLevelWorkflowEvents.CREATED,
    InventoryLevelWorkflowEvents.UPDATED,
    ReservationItemWorkflowEvents.UPDATED,
    ReservationItemWorkflowEvents.DELETED,
    OrderWorkflowEvents.CANCELED,
    backInStock.events.confirmed,
  ],
};
