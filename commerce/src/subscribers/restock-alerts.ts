import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import {
  InventoryLevelWorkflowEvents,
  OrderWorkflowEvents,
  ReservationItemWorkflowEvents,
} from "@medusajs/framework/utils";
import { restockConfirmed } from "../restock/events";
import { tellRestocked } from "../restock/tell";

/** Wherever stock may have come back, those who wait for it are told. */
export default async function tellWhoWaits({ container }: SubscriberArgs): Promise<void> {
  await tellRestocked(container);
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
