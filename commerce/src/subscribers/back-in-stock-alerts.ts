import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import {
  InventoryLevelWorkflowEvents,
  OrderWorkflowEvents,
  ReservationItemWorkflowEvents,
} from "@medusajs/framework/utils";
import { restockConfirmed } from "../features/back-in-stock/events";
import { sendBackInStockAlerts } from "../features/back-in-stock/send-alerts";

/** Wherever stock may have come back, those who wait for it are told. */
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
    restockConfirmed,
  ],
};
