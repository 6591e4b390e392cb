import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { markOrderFulfillmentAsDeliveredWorkflow } from "@medusajs/medusa/core-flows";
import { giftParcelsOf, maxGiftParcels } from "../cart/gift-parcels";
import {
  sendParcelWorkflow,
  shipParcelWorkflow,
  type ShipParcelInput,
} from "../../workflows/change-shipment";
import { withOrderLock } from "../ordering/order/order-lock";
import { unsentParcels } from "../ordering/order/order-parcels";
import { readOrder, type OrderRecord } from "../ordering/order/order-record";
import { actionsOf, statusOf } from "../ordering/order/order-status";
import { statesOf } from "../ordering/order/order-view";
import { findLostPayments } from "../ordering/payments/lost-payments";
import { fulfilmentPanelOf, shipRefusalOf } from "./fulfilment-panel";
import { carrierIds, trackingNumber, trackingNumberLength } from "./carriers";
import { parcelsPerRequest } from "./packing-document-types";
import { logFailure } from "../../platform/error-message";

/** Body of `POST /admin/orders/:id/parcels/:fulfillment_id/ship`. */
export const shipBody = z.object({
  carrier: z.enum(carrierIds),
  /** Tracking number; not every carrier issues one. */
  number: z.string().trim().max(trackingNumberLength).regex(trackingNumber).default(""),
  /** Whether the buyer is notified by mail. */
  notify: z.boolean().default(true),
});

/** Body of `POST /admin/orders/:id/parcels/:fulfillment_id/tracking`, with the number the page showed. */
export const trackingBody = shipBody.extend({ shown: z.string().max(trackingNumberLength) });

/** Body of `POST /admin/orders/:id/parcels/:fulfillment_id/undo`. */
export const undoBody = shipBody.pick({ notify: true });

/** Body of `POST /admin/orders/:id/parcels`: the content of a parcel that is shipped immediately. */
export const parcelBody = shipBody.extend({
  items: z
    .array(z.object({ id: z.string().max(64), quantity: z.number().int().min(1).max(10_000) }))
    .min(1)
    .max(200),
});

export type ShipBody = z.infer<typeof shipBody>;

/**
 * Body of `POST /admin/shipments`: orders to be shipped completely, each with its own tracking number; of an order to
 * several people the parcel of one of them.
 */
export const shipmentsBody = z.object({
  shipments: z
    .array(
      shipBody.omit({ notify: true }).extend({
        order_id: z.string().min(1).max(64),
        recipient: z.number().int().min(0).lt(maxGiftParcels).optional(),
      }),
    )
    .min(1)
    .max(parcelsPerRequest)
    .refine(
      (all) => new Set(all.map(({ order_id: id, recipient }) => `${id} ${recipient}`)).size === all.length,
      "a parcel is named twice",
    ),
  notify: z.boolean().default(true),
});

export type ShipmentsBody = z.infer<typeof shipmentsBody>;

/** Body of `POST /admin/deliveries`: orders that were delivered completely. */
export const deliveriesBody = z.object({
  order_ids: z.array(z.string().min(1).max(64)).min(1).max(parcelsPerRequest),
});

/** Why an order was not shipped; the admin translates it into the user's language. */
export type ShipRefusal =
  "not_found" | "not_paid" | "ended" | "withdrawn" | "disputed" | "no_recipient" | "failed";

/** Why an order was not marked as delivered; the admin translates it too. */
type DeliverRefusal = "not_found" | "not_sent" | "ended" | "failed";

interface Refused<Reason> {
  order_id: string;
  result: "refused";
  reason: Reason;
}

/** Result for one of the orders: done now, done already, or the reason why not. */
type OrderResult<Done, Refusal> = { order_id: string; result: Done } | Refused<Refusal>;

export type ShipResult = OrderResult<"shipped" | "already_shipped", ShipRefusal>;
export type DeliverResult = OrderResult<"delivered" | "already_delivered", DeliverRefusal>;

const lockTimeoutSeconds = 30;

/**
 * Works on orders one after the other, each with its lock. A failure is logged and does not stop the others; returns
 * one result per order, in the given order.
 */
async function forEachOrder<Order extends { order_id: string }, Result>(
  container: MedusaContainer,
  orders: readonly Order[],
  work: (order: Order) => Promise<Result>,
  what: string,
): Promise<(Result | Refused<"failed">)[]> {
  const results: (Result | Refused<"failed">)[] = [];
  for (const order of orders) {
    const { order_id } = order;
    try {
      results.push(await withOrderLock(container, order_id, () => work(order), lockTimeoutSeconds));
    } catch (error) {
      logFailure(container, `Order ${order_id} could not be ${what}`, error);
      results.push({ order_id, result: "refused", reason: "failed" });
    }
  }
  return results;
}

/** Whether all remaining goods of an order were shipped. */
const isFullyShipped = (order: OrderRecord): boolean => {
  const { to_pack: open, packed } = fulfilmentPanelOf(order);
  const status = statusOf(statesOf(order));
  return open.length + packed.length === 0 && (status === "shipped" || status === "delivered");
};

/** Hands a packed parcel to a carrier. */
async function shipPacked(
  container: MedusaContainer,
  { id: fulfillment_id, items: packed }: OrderRecord["fulfillments"][number],
  given: Omit<ShipParcelInput, "fulfillment_id" | "items">,
): Promise<void> {
  const items = packed.flatMap(({ line_item_id: id, quantity }) => (id ? [{ id, quantity }] : []));
  await shipParcelWorkflow(container).run({ input: { ...given, fulfillment_id, items } });
}

/** Ships the parcel of one of several recipients; the buyer is told with the last one. */
async function shipToRecipient(
  container: MedusaContainer,
  order: OrderRecord,
  { recipient, ...body }: ShipBody & { recipient: number },
  created_by: string,
): Promise<void> {
  const [parcel, ...others] = unsentParcels(order, recipient);
  if (!parcel) return;
  const given = { order_id: order.id, ...body, notify: body.notify && others.length === 0, recipient };
  if (parcel.packed) return shipPacked(container, parcel.packed, given);
  const items = parcel.lines.map(({ id, quantity }) => ({ id, quantity }));
  await sendParcelWorkflow(container).run({ input: { ...given, items, created_by } });
}

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
    await shipPacked(container, parcel, given);
  }
  const items = fulfilmentPanelOf(order).to_pack.map(({ id, quantity }) => ({ id, quantity }));
  if (items.length > 0) await sendParcelWorkflow(container).run({ input: { ...given, items, created_by } });
}

async function shipOrder(
  container: MedusaContainer,
  id: string,
  { recipient, ...body }: ShipBody & { recipient?: number | undefined },
  actorId: string,
): Promise<ShipResult> {
  const refused = (reason: ShipRefusal): ShipResult => ({ order_id: id, result: "refused", reason });
  const storedOrder = await readOrder(container, id);
  if (!storedOrder) return refused("not_found");
  const unsent = unsentParcels(storedOrder).map(({ recipient: unsentTo }) => unsentTo);
  const isOfSeveral = giftParcelsOf(storedOrder.metadata) !== null;
  // what is sent again goes to nobody of the list
  if (recipient === undefined ? unsent.length > 0 : !isOfSeveral) return refused("no_recipient");
  if (isFullyShipped(storedOrder) || (recipient !== undefined && !unsent.includes(recipient)))
    return { order_id: id, result: "already_shipped" };
  // a card authorisation may be lost by now; check with Stripe before anything is shipped
  const hasLostPayment = await findLostPayments(container, storedOrder);
  const order = hasLostPayment ? ((await readOrder(container, id)) ?? storedOrder) : storedOrder;
  const reason = shipRefusalOf(order);
  if (reason) return refused(reason);
  if (recipient === undefined) await shipEntireOrder(container, order, body, actorId);
  else await shipToRecipient(container, order, { ...body, recipient }, actorId);
  return { order_id: id, result: "shipped" };
}

/**
 * Ships orders completely. Safe to repeat and to run concurrently: an order that was shipped is not shipped again.
 * @param actorId id of the admin user who ships them
 */
export const shipOrders = (
  container: MedusaContainer,
  { shipments, notify }: ShipmentsBody,
  actorId: string,
): Promise<ShipResult[]> =>
  forEachOrder(
    container,
    shipments,
    ({ order_id: id, ...parcel }) => shipOrder(container, id, { ...parcel, notify }, actorId),
    "sent",
  );

/** Marks all parcels of an order that are in transit as delivered. */
async function deliverOrder(container: MedusaContainer, id: string): Promise<DeliverResult> {
  const refused = (reason: DeliverRefusal): DeliverResult => ({ order_id: id, result: "refused", reason });
  const order = await readOrder(container, id);
  if (!order) return refused("not_found");
  const sent = order.fulfillments.filter(({ shipped_at, canceled_at }) => shipped_at && !canceled_at);
  if (sent.length === 0) return refused("not_sent");
  const onTheWay = sent.filter(({ delivered_at: at }) => !at);
  if (onTheWay.length === 0) return { order_id: id, result: "already_delivered" };
  if (!actionsOf(statusOf(statesOf(order))).includes("deliver")) return refused("ended");
  for (const { id: fulfillmentId } of onTheWay) {
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({ input: { orderId: id, fulfillmentId } });
  }
  return { order_id: id, result: "delivered" };
}

/** Marks orders as delivered. Safe to repeat and to run concurrently. */
export const deliverOrders = (container: MedusaContainer, ids: readonly string[]): Promise<DeliverResult[]> =>
  forEachOrder(
    container,
    ids.map((order_id) => ({ order_id })),
    ({ order_id: id }) => deliverOrder(container, id),
    "marked as delivered",
  );
