import type { OrderShipment } from "@su-turrone/contract/orders";
import { boughtLines, type OrderRecord } from "../ordering/order/order-record";
import { piecesToPack } from "../ordering/order/refunded-pieces";
import { itemsIn, lineName, shipmentsOf, statesOf, totalCentsOf } from "../ordering/order/order-view";
import { paidCentsOf, refundedCentsOf } from "../ordering/order/order-payment";
import { hasOpenWithdrawal, isDisputed } from "../ordering/order/linked-rows";
import { isSentToday } from "./carriers";
import { actionsOf, statusOf, type OrderAction } from "../ordering/order/order-status";

/** Units of an order line. */
export interface Pieces {
  id: string;
  title: string;
  quantity: number;
}

/** What is left to do with the goods of an order, and what is done. */
export interface FulfilmentPanel {
  to_pack: Pieces[];
  /** Packed but not handed to a carrier yet. */
  packed: { id: string; items: { title: string; quantity: number }[] }[];
  sent: OrderShipment[];
  /** What was sent and can be sent again for free. */
  replaceable: Pieces[];
  /** Lines that are to be sent again and not packed yet. */
  replacements: Pieces[];
}

export function fulfilmentPanelOf(order: OrderRecord): FulfilmentPanel {
  const remaining = order.items.map((item) => ({
    id: item.id,
    title: lineName(item),
    quantity: piecesToPack(order, item),
  }));
  const packed = order.fulfillments.filter((parcel) => !parcel.shipped_at && !parcel.canceled_at);
  const bought = boughtLines(order).map(({ id }) => id);
  const sentPieces = order.items.map((item) => ({
    id: item.id,
    title: lineName(item),
    quantity: item.variant_id ? (item.detail?.shipped_quantity ?? 0) : 0,
  }));
  return {
    replaceable: sentPieces.filter(({ id, quantity }) => bought.includes(id) && quantity > 0),
    replacements: remaining.filter(({ id, quantity }) => !bought.includes(id) && quantity > 0),
    to_pack: remaining.filter(({ quantity }) => quantity > 0),
    packed: packed.map(({ id, items }) => ({ id, items: itemsIn(order, items) })),
    sent: shipmentsOf(order),
  };
}

/** Actions currently possible on an order: those its status allows, as long as there is something left to do. */
export function allowedActionsOf(order: OrderRecord, now = new Date()): OrderAction[] {
  const { to_pack: unpacked, packed, sent, replaceable } = fulfilmentPanelOf(order);
  const captured = paidCentsOf(order);
  const isPossible: Readonly<Record<OrderAction, boolean>> = {
    capture: captured < totalCentsOf(order),
    pack: unpacked.length > 0,
    ship: unpacked.length + packed.length > 0,
    deliver: sent.some((parcel) => parcel.delivered_at === null),
    undeliver: sent.some((parcel) => parcel.delivered_at !== null),
    // Medusa requires every parcel to be unpacked first
    cancel: packed.length + sent.length === 0 && !isDisputed(order),
    refund: refundedCentsOf(order) < captured && !isDisputed(order),
    // an edited order would ask for what is still owed
    replace: replaceable.length > 0 && captured >= totalCentsOf(order) && !isDisputed(order),
    unship: sent.some((one) => one.delivered_at === null && isSentToday(one.shipped_at, now)),
  };
  return actionsOf(statusOf(statesOf(order))).filter((action) => isPossible[action]);
}

/** Why an order cannot be shipped, nor filed for a carrier; null when it can. */
export function shipRefusalOf(order: OrderRecord): "withdrawn" | "disputed" | "not_paid" | "ended" | null {
  if (hasOpenWithdrawal(order)) return "withdrawn";
  if (isDisputed(order)) return "disputed";
  if (allowedActionsOf(order).includes("ship")) return null;
  return statusOf(statesOf(order)) === "pending" ? "not_paid" : "ended";
}
