import type { OrderStatusAnswer } from "@su-turrone/contract/orders";
import type { Order } from "./order-types";

/** Returns only http(s) URLs, which are safe as links; other values from the admin are dropped. */
const httpUrlOrEmpty = (url: string): string => (/^https?:\/\//.test(url) ? url : "");

/** Converts an order's status to the view type. */
export const toStatusView = ({
  order,
}: OrderStatusAnswer): Pick<
  Order,
  | "status"
  | "payment"
  | "partly"
  | "withdrawal"
  | "events"
  | "shipments"
  | "taxes"
  | "documents"
  | "paid"
  | "refunded"
  | "refundDue"
> => ({
  status: order.status,
  payment: order.payment_method === "other" ? null : order.payment_method,
  partly: order.partly,
  withdrawal: order.withdrawal && {
    receivedAt: order.withdrawal.received_at,
    whole: order.withdrawal.whole,
    next: order.withdrawal.next,
  },
  events: order.timeline.map(({ what, at, amount_cents: amount = null }) => ({ what, at, amount })),
  shipments: order.shipments.map((parcel) => ({
    id: parcel.id,
    shippedAt: parcel.shipped_at,
    deliveredAt: parcel.delivered_at,
    carrier: parcel.carrier,
    trackingNumber: parcel.tracking_number,
    trackingUrl: httpUrlOrEmpty(parcel.tracking_url),
    items: parcel.items.map(({ title, quantity }) => ({ name: title, quantity })),
  })),
  taxes: order.taxes.map(({ rate, net_cents: net, vat_cents: vat, gross_cents: gross }) => ({
    rate,
    net,
    vat,
    gross,
  })),
  documents: order.documents,
  paid: order.paid_cents,
  refunded: order.refunded_cents,
  refundDue: order.refund_due,
});
