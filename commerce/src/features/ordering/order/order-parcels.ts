import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import { giftParcelsOf, parcelCountOf } from "../../cart/gift-parcels";
import type { OrderRecord } from "./order-record";
import { piecesToPack } from "./refunded-pieces";

type Fulfillment = OrderRecord["fulfillments"][number];

/** Metadata key of a sent parcel: the position of its recipient in the order. */
const recipientKey = "recipient";

/** What is noted on a parcel of an order to several people. */
export const recipientMetadata = (recipient: number | undefined): Record<string, number> =>
  recipient === undefined ? {} : { [recipientKey]: recipient };

/** Name of a parcel's recipient; "" for a parcel of an ordinary order. */
export const parcelName = (order: OrderRecord, { metadata }: Fulfillment): string =>
  giftParcelsOf(order.metadata)?.recipients[Number(metadata?.[recipientKey] ?? -1)]?.first_name ?? "";

/** The parcel of a recipient that is packed and not sent, e.g. because the server stopped in between. */
export const packedFor = ({ fulfillments }: OrderRecord, recipient: number): Fulfillment | undefined =>
  fulfillments.find(
    ({ shipped_at: shipped, canceled_at: canceled, metadata }) =>
      !shipped && !canceled && metadata?.[recipientKey] === recipient,
  );

/** Positions of the recipients whose parcels are not sent yet; none for an ordinary order. */
export function unsentRecipients(order: OrderRecord): number[] {
  const sent = order.fulfillments.filter((parcel) => parcel.shipped_at && !parcel.canceled_at);
  const done = sent.map(({ metadata }) => metadata?.[recipientKey]);
  const all = giftParcelsOf(order.metadata)?.recipients ?? [];
  return all.flatMap((_, recipient) => (done.includes(recipient) ? [] : recipient));
}

/** The pieces in one of the like parcels of an order: at most what is left to pack. */
export const piecesPerParcel = (order: OrderRecord): { id: string; quantity: number }[] => {
  const count = parcelCountOf(order.metadata);
  return order.items
    .map((item) => ({
      id: item.id,
      quantity: Math.min(Math.floor(item.quantity / count), piecesToPack(order, item)),
    }))
    .filter(({ quantity }) => quantity > 0);
};

/** One parcel of an order. */
export interface OrderParcel {
  /** The order as it would be if this recipient alone had ordered it. */
  order: OrderRecord;
  /** Number of the order, and of the parcel in it: "1042-3". */
  reference: string;
}

/**
 * The parcels of an order that are not sent yet, or all of them once every one was; an ordinary order is one. What was
 * refunded or is sent again belongs to no recipient.
 */
export function parcelsOf(order: OrderRecord): OrderParcel[] {
  const gifts = giftParcelsOf(order.metadata);
  if (!gifts) return [{ order, reference: String(order.display_id) }];
  const { recipients } = gifts;
  const items = order.items
    .map((item) => ({ ...item, quantity: Math.floor(item.quantity / recipients.length), detail: null }))
    .filter(({ quantity }) => quantity > 0);
  const unsent = unsentRecipients(order);
  return recipients.flatMap(({ card, ...address }, recipient) => {
    if (unsent.length > 0 && !unsent.includes(recipient)) return [];
    const buyer_request = { ...noBuyerRequests, gift: card !== "", gift_message: card };
    const own = {
      items,
      shipping_address: { company: "", ...address },
      fulfillments: [],
      line_refunds: [],
      metadata: null,
      cart: { items: [], buyer_request },
    };
    return { order: { ...order, ...own }, reference: `${order.display_id}-${recipient + 1}` };
  });
}
