import type { InvoiceRequest } from "@su-turrone/contract/buyer-requests";
import { allowedActionsOf } from "../fulfilment/fulfilment-panel";
import { giftParcelsOf } from "../cart/gift-parcels";
import { parcelsOf, unsentParcels } from "../ordering/order/order-parcels";
import { buyerRequestsOf } from "../ordering/order/buyer-requests";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { recipientOf, lineName } from "../ordering/order/order-view";
import { isDisputed } from "../ordering/order/linked-rows";
import { piecesLeftOut } from "../ordering/order/refunded-pieces";

export interface UnsentLine {
  id: string;
  /** Name as in the order: "Torrone alle mandorle, 300 g · ST-MAN-0300". */
  name: string;
  sku: string;
  /** Address of its picture; null without one. */
  thumbnail: string | null;
  quantity: number;
  /** Net weight of one pack in grams; 0 when unknown. */
  grams: number;
}

/** What is left to send of an order to several people. */
export interface OpenParcels {
  /** Those whose parcels are not sent yet; empty for an ordinary order. */
  parcels: { recipient: number; name: string; city: string }[];
  /** Day by which the parcels should have arrived, ISO 8601; null without one. */
  deliver_by: string | null;
  /** Whether a gift card is to be printed, also for an ordinary order. */
  cards: boolean;
}

/** An order that can be shipped now, with everything needed for packing. */
export interface PackingOrder extends OpenParcels {
  id: string;
  number: number;
  /** Recipient of the parcel. */
  name: string;
  company: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** ISO 8601, UTC. */
  placed_at: string;
  /** Since when it could have been shipped: the time of the last payment; ISO 8601, UTC. */
  waiting_since: string;
  lines: UnsentLine[];
  total_grams: number;
  /** Whether some of its goods were already shipped. */
  partly_sent: boolean;
  notes: string;
  /** Whether it is a gift; `gift_message` is "" for a gift without a card text. */
  gift: boolean;
  gift_message: string;
  invoice: InvoiceRequest | null;
  /** Refund deadline of an open withdrawal, ISO 8601; such an order should not be shipped. Null without one. */
  withdrawal_due: string | null;
  /** Whether its payment is disputed; such an order should not be shipped either. */
  disputed: boolean;
}

/** Units of an order that were not handed to a carrier, packed or not. */
export function unsentLinesOf(order: OrderRecord): UnsentLine[] {
  const sentParcels = order.fulfillments.filter((parcel) => parcel.shipped_at && !parcel.canceled_at);
  const sentQuantity = (lineId: string): number =>
    sentParcels
      .flatMap(({ items }) => items)
      .filter(({ line_item_id: id }) => id === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return order.items
    .map((line) => ({
      id: line.id,
      name: lineName(line),
      sku: line.variant_sku,
      thumbnail: line.thumbnail ?? null,
      quantity: line.quantity - sentQuantity(line.id) - piecesLeftOut(order, line),
      grams: line.variant?.weight ?? 0,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** The later of the time of the order and of its last payment. */
function waitingSince(order: OrderRecord): Date {
  const capturedAt = paymentsOf(order).flatMap(({ captures }) => captures.map(({ created_at: at }) => at));
  return new Date(Math.max(...[order.created_at, ...capturedAt].map((at) => at.getTime())));
}

export function openParcelsOf(order: OrderRecord): OpenParcels {
  const gifts = giftParcelsOf(order.metadata);
  const parcels = unsentParcels(order).map(({ recipient }) => {
    const { first_name: name = "", city = "" } = gifts?.recipients[recipient] ?? {};
    return { recipient, name, city };
  });
  const cards = parcelsOf(order).map((parcel) => buyerRequestsOf(parcel.order).gift_message);
  return { parcels, deliver_by: gifts?.deliver_by ?? null, cards: cards.some(Boolean) };
}

/** An order in the packing list; null when it cannot be shipped now, or nothing is left to ship. */
export function packingOrderOf(order: OrderRecord, withdrawalDue: Date | null): PackingOrder | null {
  if (!allowedActionsOf(order).includes("ship")) return null;
  const { shipping_address: to } = order;
  const lines = unsentLinesOf(order);
  return {
    id: order.id,
    number: order.display_id,
    name: recipientOf(order),
    company: to?.company ?? "",
    city: to?.city ?? "",
    country: (to?.country_code ?? "").toLowerCase(),
    placed_at: order.created_at.toISOString(),
    waiting_since: waitingSince(order).toISOString(),
    lines,
    total_grams: lines.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
    partly_sent: order.fulfillments.some((parcel) => parcel.shipped_at && !parcel.canceled_at),
    ...buyerRequestsOf(order),
    ...openParcelsOf(order),
    withdrawal_due: withdrawalDue?.toISOString() ?? null,
    disputed: isDisputed(order),
  };
}
