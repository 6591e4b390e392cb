import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { markOrderFulfillmentAsDeliveredWorkflow } from "@medusajs/medusa/core-flows";
import { withOrderLock } from "../ordering/order/order-lock";
import { readOrder } from "../ordering/order/order-record";
import { actionsOf, statusOf } from "../ordering/order/order-status";
import { statesOf } from "../ordering/order/order-view";

/** Why an order was not marked as delivered; the admin translates it into the user's language. */
export type DeliverRefusal = "not_found" | "not_sent" | "ended" | "failed";

/** Result for one of the orders: delivered now, already delivered, or the reason why not. */
export type DeliverResult =
  | { order_id: string; result: "delivered" | "already_delivered" }
  | { order_id: string; result: "refused"; reason: DeliverRefusal };

const lockTimeoutSeconds = 30;

/** Marks all parcels of an order that are in transit as delivered. */
async function deliverOrder(container: MedusaContainer, id: string): Promise<DeliverResult> {
  const order = await readOrder(container, id);
  if (!order) return { order_id: id, result: "refused", reason: "not_found" };
  const sent = order.fulfillments.filter(({ shipped_at, canceled_at }) => shipped_at && !canceled_at);
  if (sent.length === 0) return { order_id: id, result: "refused", reason: "not_sent" };
  const onTheWay = sent.filter(({ delivered_at: at }) => !at);
  if (onTheWay.length === 0) return { order_id: id, result: "already_delivered" };
  if (!actionsOf(statusOf(statesOf(order))).includes("deliver")) {
    return { order_id: id, result: "refused", reason: "ended" };
  }
  for (const { id: fulfillmentId } of onTheWay) {
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({ input: { orderId: id, fulfillmentId } });
  }
  return { order_id: id, result: "delivered" };
}

/**
 * Marks orders as delivered one after the other. Safe to repeat and to run concurrently. A failure does not stop the
 * others; returns one result per order, in the given order.
 */
export async function deliverOrders(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<DeliverResult[]> {
  const results: DeliverResult[] = [];
  for (const id of ids) {
    try {
      results.push(await withOrderLock(container, id, () => deliverOrder(container, id), lockTimeoutSeconds));
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Order ${id} could not be marked as delivered`, error instanceof Error ? error : undefined);
      results.push({ order_id: id, result: "refused", reason: "failed" });
    }
  }
  return results;
}
