import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals";
import { sendParcelWorkflow, shipParcelWorkflow } from "../../workflows/ship-parcel";
import { withOrderLock } from "../ordering/order/order-lock";
import { readOrder, type OrderRecord } from "../ordering/order/order-record";
import { isDisputed } from "../ordering/order/linked-rows";
import { statusOf } from "../ordering/order/order-status";
import { statesOf } from "../ordering/order/order-view";
import { findLostPayments } from "../ordering/payments/lost-payments";
import { allowedActionsOf, fulfilmentPanelOf } from "./fulfilment-panel";
import type { ShipBody, ShipmentsBody } from "./validators";

/** Why an order was not shipped; the admin translates it into the user's language. */
export type ShipRefusal = "not_found" | "not_paid" | "ended" | "withdrawn" | "disputed" | "failed";

/** Result for one of the orders: shipped now, already shipped, or the reason why not. */
export type ShipResult =
  | { order_id: string; result: "shipped" | "already_shipped" }
  | { order_id: string; result: "refused"; reason: ShipRefusal };

const lockTimeoutSeconds = 30;

/** Why an order cannot be shipped; null when it can. */
async function refusalOf(container: MedusaContainer, order: OrderRecord): Promise<ShipRefusal | null> {
  const withdrawals = container.resolve(WITHDRAWALS_MODULE);
  if ((await withdrawals.openOf(order.id)).length > 0) return "withdrawn";
  if (isDisputed(order)) return "disputed";
  if (allowedActionsOf(order).includes("ship")) return null;
  return statusOf(statesOf(order)) === "pending" ? "not_paid" : "ended";
}

/** Whether all remaining goods of an order were shipped. */
const isFullyShipped = (order: OrderRecord): boolean => {
  const { to_pack: open, packed } = fulfilmentPanelOf(order);
  const status = statusOf(statesOf(order));
  return open.length + packed.length === 0 && (status === "shipped" || status === "delivered");
};

/** Ships everything of an order that was not shipped yet: packed parcels, and the rest as one more parcel. */
async function shipEntireOrder(
  container: MedusaContainer,
  order: OrderRecord,
  body: ShipBody,
  created_by: string,
): Promise<void> {
  const given = { order_id: order.id, ...body };
  for (const parcel of order.fulfillments.filter(
    ({ shipped_at, canceled_at }) => !shipped_at && !canceled_at,
  )) {
    const items = parcel.items.flatMap(({ line_item_id: id, quantity }) => (id ? [{ id, quantity }] : []));
    await shipParcelWorkflow(container).run({ input: { ...given, fulfillment_id: parcel.id, items } });
  }
  const items = fulfilmentPanelOf(order).to_pack.map(({ id, quantity }) => ({ id, quantity }));
  if (items.length > 0) await sendParcelWorkflow(container).run({ input: { ...given, items, created_by } });
}

async function shipOrder(
  container: MedusaContainer,
  id: string,
  body: ShipBody,
  actorId: string,
): Promise<ShipResult> {
  const refused = (reason: ShipRefusal): ShipResult => ({ order_id: id, result: "refused", reason });
  const storedOrder = await readOrder(container, id);
  if (!storedOrder) return refused("not_found");
  if (isFullyShipped(storedOrder)) return { order_id: id, result: "already_shipped" };
  // a card authorisation may be lost by now; check with Stripe before anything is shipped
  const hasLostPayment = await findLostPayments(container, storedOrder);
  const order = hasLostPayment ? ((await readOrder(container, id)) ?? storedOrder) : storedOrder;
  const reason = await refusalOf(container, order);
  if (reason) return refused(reason);
  await shipEntireOrder(container, order, body, actorId);
  return { order_id: id, result: "shipped" };
}

/**
 * Ships orders completely, one after the other. Safe to repeat and to run concurrently: an order that was shipped is
 * not shipped again. A failure does not stop the others; returns one result per order, in the given order.
 * @param actorId id of the admin user who ships them
 */
export async function shipOrders(
  container: MedusaContainer,
  { shipments, notify }: ShipmentsBody,
  actorId: string,
): Promise<ShipResult[]> {
  const results: ShipResult[] = [];
  for (const { order_id: id, carrier, number } of shipments) {
    const ship = () => shipOrder(container, id, { carrier, number, notify }, actorId);
    try {
      results.push(await withOrderLock(container, id, ship, lockTimeoutSeconds));
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Order ${id} could not be sent`, error instanceof Error ? error : undefined);
      results.push({ order_id: id, result: "refused", reason: "failed" });
    }
  }
  return results;
}
