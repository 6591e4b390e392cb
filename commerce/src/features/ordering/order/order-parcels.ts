import { noBuyerRequests } from "@su-turrone/contract/buyer-requests";
import { giftParcelsOf, parcelCountOf } from "../../cart/gift-parcels";
import { boughtLines, type OrderRecord } from "./order-record";
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
const packedFor = ({ fulfillments }: OrderRecord, recipient: number): Fulfillment | undefined =>
  fulfillments.find(
    ({ shipped_at: shipped, canceled_at: canceled, metadata }) =>
      !shipped && !canceled && metadata?.[recipientKey] === recipient,
  );

/** The lines of each of the like parcels of an order. What is sent again belongs to no recipient. */
const linesPerParcel = (order: OrderRecord): OrderRecord["items"] =>
  boughtLines(order)
    .map((item) => ({ ...item, quantity: Math.floor(item.quantity / parcelCountOf(order.metadata)) }))
    .filter(({ quantity }) => quantity > 0);

/** A parcel to be sent to one of several recipients. */
interface UnsentParcel {
  recipient: number;
  packed: Fulfillment | undefined;
  lines: OrderRecord["items"];
}

/**
 * The parcels of an order to several people that are not sent yet; none for an ordinary order. What is left to pack is
 * given out in the order of the list: after a refund the last ones get less, or nothing and no parcel.
 * @param first the recipient who is served before the others
 */
export function unsentParcels(order: OrderRecord, first?: number): UnsentParcel[] {
  const sent = order.fulfillments.filter((parcel) => parcel.shipped_at && !parcel.canceled_at);
  const done = sent.map(({ metadata }) => metadata?.[recipientKey]);
  const left = new Map(order.items.map((item) => [item.id, piecesToPack(order, item)]));
  const each = linesPerParcel(order);
  const take = (line: OrderRecord["items"][number]) => {
    const quantity = Math.min(line.quantity, left.get(line.id) ?? 0);
    left.set(line.id, (left.get(line.id) ?? 0) - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  };
  return [...(giftParcelsOf(order.metadata)?.recipients.keys() ?? [])]
    .filter((recipient) => !done.includes(recipient))
    .toSorted((one, other) => Number(other === first) - Number(one === first))
    .map((recipient) => {
      const packed = packedFor(order, recipient);
      return { recipient, packed, lines: packed ? each : each.flatMap(take) };
    })
    .filter(({ packed, lines }) => packed !== undefined || lines.length > 0);
}

export interface OrderParcel {
  /** The order as it would be if this recipient alone had ordered it. */
  order: OrderRecord;
  /** Number of the order, and of the parcel in it: "1042-3". */
  reference: string;
}

/**
 * The parcels of an order that are not sent yet, or all of them once nothing is left to send; an ordinary order is one,
 * and so is what is sent again of one to several people.
 */
export function parcelsOf(order: OrderRecord): OrderParcel[] {
  const recipients = giftParcelsOf(order.metadata)?.recipients ?? [];
  const unsent = unsentParcels(order);
  const isOpen =
    order.items.some((item) => piecesToPack(order, item) > 0) ||
    order.fulfillments.some(({ shipped_at: shipped, canceled_at: canceled }) => !shipped && !canceled);
  if (recipients.length === 0 || (unsent.length === 0 && isOpen))
    return [{ order, reference: String(order.display_id) }];
  const all = [...recipients.keys()].map((recipient) => ({ recipient, lines: linesPerParcel(order) }));
  return (unsent.length > 0 ? unsent : all).flatMap(({ recipient, lines }) => {
    const to = recipients[recipient];
    if (!to) return [];
    const { card, ...address } = to;
    const buyer_request = { ...noBuyerRequests, gift: card !== "", gift_message: card };
    const own = {
      items: lines.map((line) => ({ ...line, detail: null })),
      shipping_address: { company: "", ...address },
      fulfillments: [],
      line_refunds: [],
      metadata: null,
      cart: { items: [], buyer_request },
    };
    return { order: { ...order, ...own }, reference: `${order.display_id}-${recipient + 1}` };
  });
}
