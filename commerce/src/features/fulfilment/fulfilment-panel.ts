import type { OrderShipment } from "@su-turrone/contract/orders";
import type { OrderRecord } from "../ordering/order/order-record";
import { piecesToPack } from "../ordering/order/refunded-pieces";
import { itemsIn, lineName, shipmentsOf } from "../ordering/order/order-view";

/** Units of an order line. */
export interface Pieces {
  /** Id of the line. */
  id: string;
  title: string;
  quantity: number;
}

/** What is left to do with the goods of an order, and what is done. */
export interface FulfilmentPanel {
  /** Not packed yet. */
  to_pack: Pieces[];
  /** Packed but not handed to a carrier yet. */
  packed: { id: string; items: { title: string; quantity: number }[] }[];
  sent: OrderShipment[];
}

/** Fulfilment state of an order for the admin's panel. */
export function fulfilmentPanelOf(order: OrderRecord): FulfilmentPanel {
  const remaining = order.items.map((item) => ({
    id: item.id,
    title: lineName(item),
    quantity: piecesToPack(order, item),
  }));
  const packed = order.fulfillments.filter((parcel) => !parcel.shipped_at && !parcel.canceled_at);
  return {
    to_pack: remaining.filter(({ quantity }) => quantity > 0),
    packed: packed.map(({ id, items }) => ({ id, items: itemsIn(order, items) })),
    sent: shipmentsOf(order),
  };
}
