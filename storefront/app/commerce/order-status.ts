import type { OrderStatus } from "@su-turrone/contract/orders";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Order, OrderDocument, OrderEvent, Partly } from "./order-types";

/** What commerce says of an order on `/store/orders/:id/status` (commerce/src/features/ordering/order/order-view.ts). */
export interface StatusAnswer {
  order: {
    status: OrderStatus;
    /** The payment it is paid with, of all that were tried; `other` where there is none. */
    payment_method: PaymentMethod | "other";
    partly: Partly[];
    timeline: { what: OrderEvent["what"]; at: string; amount_cents?: number }[];
    shipments: {
      id: string;
      shipped_at: string;
      delivered_at: string | null;
      carrier: string;
      tracking_number: string;
      tracking_url: string;
      items: { title: string; quantity: number }[];
    }[];
    /** Ids of the lines in the order they were put into the cart. */
    line_ids: string[];
    taxes: { rate: number; net_cents: number; vat_cents: number; gross_cents: number }[];
    documents: OrderDocument[];
    total_cents: number;
    paid_cents: number;
    refunded_cents: number;
  };
}

/** Only addresses a browser may be sent to; whatever else stands in the admin is left out. */
const webAddress = (url: string): string => (/^https?:\/\//.test(url) ? url : "");

/** The same in the words of the pages. */
export const toStatusView = ({
  order,
}: StatusAnswer): Pick<
  Order,
  "status" | "payment" | "partly" | "events" | "shipments" | "taxes" | "documents" | "paid" | "refunded"
> => ({
  status: order.status,
  payment: order.payment_method === "other" ? null : order.payment_method,
  partly: order.partly,
  events: order.timeline.map(({ what, at, amount_cents: amount = null }) => ({ what, at, amount })),
  shipments: order.shipments.map((parcel) => ({
    id: parcel.id,
    shippedAt: parcel.shipped_at,
    deliveredAt: parcel.delivered_at,
    carrier: parcel.carrier,
    trackingNumber: parcel.tracking_number,
    trackingUrl: webAddress(parcel.tracking_url),
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
});
