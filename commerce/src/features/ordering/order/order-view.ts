import { perKg, toCents, toEuros } from "@su-turrone/contract/money";
import type { OrderShipment, OrderView, TimelineEntry, VatLine } from "@su-turrone/contract/orders";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { isLostDispute } from "../../../modules/payment-stripe/returned-money";
import {
  chargedBackCentsOf,
  isPartAccepted,
  isRefunded,
  paidCentsOf,
  refundedCentsOf,
  orderPayment,
  paymentMethodOf,
  paidBy,
} from "./order-payment";
import { orderWithdrawalOf } from "../../withdrawals/refund-clock";
import { refundTransfersOf, unsentRefundCents } from "../bank-transfer/refund-transfers";
import { boughtLines, paymentsOf, type OrderRecord, type Payment } from "./order-record";
import { partlyOf, statusOf, type OrderStates } from "./order-status";
import { isOwedAgain } from "./linked-rows";
import { parcelName } from "./order-parcels";
import { piecesToPack } from "./refunded-pieces";
import { vatByRate } from "./vat";
import { countryName, date } from "@su-turrone/contract/formats";
import { townLines } from "@su-turrone/contract/provinces";
import type { Language } from "../../../platform/languages";
import { fill, textsOf } from "../../../texts";
import { giftParcelsOf } from "../../cart/gift-parcels";

export const activePayments = (order: OrderRecord): Payment[] =>
  paymentsOf(order).filter(({ canceled_at: canceledAt }) => !canceledAt);

/**
 * Medusa's fulfilment state. Medusa expects every ordered unit to be shipped; the shop does not expect units that were
 * refunded before shipping.
 */
function fulfillmentOf(order: OrderRecord): OrderStates["fulfillment"] {
  const { fulfillment_status: state, items } = order;
  const isPartial = state === "partially_shipped" || state === "partially_delivered";
  if (!isPartial || items.some((item) => piecesToPack(order, item) > 0)) return state;
  const allItems = (what: "shipped_quantity" | "delivered_quantity") =>
    items.every(({ detail }) => (detail?.[what] ?? 0) >= (detail?.fulfilled_quantity ?? 0));
  if (allItems("delivered_quantity")) return "delivered";
  return state === "partially_shipped" && allItems("shipped_quantity") ? "shipped" : state;
}

/** Recorded refunds that are not on their way to the buyer: a transfer is to be sent, or the money came back. */
const owedRefundCents = (order: OrderRecord): number =>
  unsentRefundCents(order) +
  order.payment_issues.filter(isOwedAgain).reduce((sum, { cents }) => sum + cents, 0);

/**
 * Medusa's payment state, except that a refund counts only once it was sent by transfer, and not if it came back or
 * stands for a part lost by a dispute. Of a partial payment Medusa says that it is refunded as soon as a part of it is.
 */
function paymentStateOf(order: OrderRecord): OrderStates["payment"] {
  const { payment_status: medusaState } = order;
  const state = medusaState === "refunded" && !isRefunded(order) ? "partially_refunded" : medusaState;
  const owed = owedRefundCents(order);
  if (state === "refunded") return owed > 0 ? "refund_due" : state;
  const isNone = owed + chargedBackCentsOf(order) === refundedCentsOf(order);
  return state === "partially_refunded" && isNone ? "captured" : state;
}

export function statesOf(order: OrderRecord): OrderStates {
  const payment = orderPayment(order);
  const paid = paidCentsOf(order);
  return {
    order: order.status,
    payment: paymentStateOf(order),
    fulfillment: fulfillmentOf(order),
    paidInPart: paid > 0 && !isRefunded(order) && paid < totalCentsOf(order) && !isPartAccepted(order),
    chargedBack: chargedBackCentsOf(order) > 0,
    // an authorised transfer is only announced
    authorisedIsPaid: payment !== null && !payment.canceled_at && paidBy(payment) !== "bank_transfer",
  };
}

/** Total of the ordered goods and shipping in integer cents; Medusa's own total decreases with every refund. */
export const totalCentsOf = (order: Pick<OrderRecord, "total" | "credit_line_total">): number =>
  toCents(order.total + order.credit_line_total);

/** VAT of the ordered goods and shipping. Each line has exactly one rate. */
export const taxesOf = (order: OrderRecord): VatLine[] =>
  vatByRate(
    [...boughtLines(order), ...order.shipping_methods].map(({ total, tax_lines: [line] }) => ({
      gross: total,
      rate: line?.rate ?? 0,
    })),
    totalCentsOf(order),
  );

function timelineOf(order: OrderRecord): TimelineEntry[] {
  const payments = paymentsOf(order);
  const parcels = order.fulfillments.filter((parcel) => !parcel.canceled_at);
  const timelineEntries = (
    what: TimelineEntry["what"],
    at: Date | null | undefined,
    euro?: number,
  ): TimelineEntry[] =>
    at
      ? [{ what, at: at.toISOString(), ...(euro === undefined ? {} : { amount_cents: toCents(euro) }) }]
      : [];
  return [
    ...timelineEntries("placed", order.created_at),
    ...payments.flatMap((payment) =>
      payment.captures.flatMap((capture) => timelineEntries("paid", capture.created_at, capture.amount)),
    ),
    ...parcels.flatMap((parcel) => timelineEntries("shipped", parcel.shipped_at)),
    ...parcels.flatMap((parcel) => timelineEntries("delivered", parcel.delivered_at)),
    ...order.withdrawals.flatMap(({ received_at: at }) => timelineEntries("withdrawn", at)),
    ...timelineEntries("cancelled", order.canceled_at),
    ...payments.flatMap((payment) =>
      payment.provider_id === BANK_TRANSFER_PROVIDER
        ? []
        : payment.refunds.flatMap((refund) =>
            timelineEntries(
              isLostDispute(refund) ? "charged_back" : "refunded",
              refund.created_at,
              refund.amount,
            ),
          ),
    ),
    ...refundTransfersOf(order).flatMap(({ cents, owed_at, sent_at }) =>
      timelineEntries(sent_at ? "refunded" : "refund_due", sent_at ?? owed_at, toEuros(cents)),
    ),
    ...order.payment_issues
      .filter(isOwedAgain)
      .flatMap(({ cents, opened_at: at }) => timelineEntries("refund_returned", at, toEuros(cents))),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * Price per kilogram of a line in integer cents; null when its weight is unknown, and for mixed sets, which the law
 * exempts (directive 98/6/EC, art. 5).
 */
export function perKgCents({ unit_price: price, variant }: OrderRecord["items"][number]): number | null {
  if (variant?.unit_price_exempt) return null;
  return perKg(toCents(price), variant?.weight ?? 0);
}

/** A line as shown to shoppers: "Mandeltorrone, 300 g". */
export const lineName = (line: OrderRecord["items"][number]): string =>
  [line.product_title || line.title, line.variant_title].filter(Boolean).join(", ");

const nameIn = (address: OrderRecord["shipping_address"]): string =>
  [address?.first_name, address?.last_name].filter(Boolean).join(" ");

export const recipientOf = ({ shipping_address: to }: OrderRecord): string => nameIn(to);

/** Buyer of the order: for a gift not the person who receives it. */
export const buyerOf = (order: OrderRecord): string => nameIn(order.billing_address) || recipientOf(order);

/** Name of a parcel item; Medusa's own title is only the weight. */
function titleOf(order: OrderRecord, lineId: string | null | undefined): string | null {
  const line = order.items.find(({ id }) => id === lineId);
  return line ? lineName(line) : null;
}

/** Content of a parcel, with names as shown to shoppers. */
export const itemsIn = (
  order: OrderRecord,
  items: OrderRecord["fulfillments"][number]["items"],
): OrderShipment["items"] =>
  items.map(({ line_item_id, title, quantity }) => ({
    title: titleOf(order, line_item_id) ?? title,
    quantity,
  }));

type Parcel = OrderRecord["fulfillments"][number];

/** A text that was noted on a parcel; "" when it was not. */
export const notedOn = ({ metadata }: Parcel, what: "carrier" | "corrected_at" | "undone_at"): string => {
  const noted = metadata?.[what];
  return typeof noted === "string" ? noted : "";
};

/** Key of the mail about the corrected tracking number of a parcel: each correction is told. */
export const correctionKey = (parcel: Parcel): string => `${parcel.id}:${notedOn(parcel, "corrected_at")}`;

export const trackedParcel = (order: OrderRecord, parcel: Parcel) => ({
  carrier: notedOn(parcel, "carrier"),
  tracking_number: parcel.labels[0]?.tracking_number ?? "",
  tracking_url: parcel.labels[0]?.tracking_url ?? "",
  items: itemsIn(order, parcel.items),
});

export const shipmentsOf = (order: OrderRecord): OrderShipment[] =>
  order.fulfillments.flatMap((parcel) => {
    const { id, shipped_at: shipped, delivered_at: delivered, canceled_at: canceled } = parcel;
    if (!shipped || canceled) return [];
    const times = { shipped_at: shipped.toISOString(), delivered_at: delivered?.toISOString() ?? null };
    return [{ id, ...times, ...trackedParcel(order, parcel), to: parcelName(order, parcel) }];
  });

/** Everything the shop derives from Medusa's data of an order. */
export function viewOf(order: OrderRecord): OrderView {
  const states = statesOf(order);
  return {
    status: statusOf(states),
    payment_method: paymentMethodOf(order),
    partly: partlyOf(states),
    withdrawal: orderWithdrawalOf(order),
    timeline: timelineOf(order),
    shipments: shipmentsOf(order),
    taxes: taxesOf(order),
    total_cents: totalCentsOf(order),
    paid_cents: paidCentsOf(order),
    refunded_cents: refundedCentsOf(order) - owedRefundCents(order),
  };
}

/** Address lines as printed on a parcel, with the country in the reader's language; empty without an address. */
export function addressLines(address: OrderRecord["shipping_address"], language: Language): string[] {
  if (!address) return [];
  const { company, first_name: first, last_name: last, country_code: country } = address;
  return [
    company,
    [first, last].filter(Boolean).join(" "),
    address.address_1,
    address.address_2,
    ...townLines({ ...address, country }),
    countryName(country, language),
  ].filter(Boolean);
}

/** Where the goods of an order go: its address, or that there is one for each parcel, and by when. */
export function deliveryLines(order: OrderRecord, language: Language): string[] {
  const gifts = giftParcelsOf(order.metadata);
  if (!gifts) return addressLines(order.shipping_address, language);
  const { recipients, deliver_by: day } = gifts;
  const texts = textsOf("orderMails", language).order;
  const to = fill(texts.toList, { count: recipients.length });
  return [day === null ? to : `${to} · ${fill(texts.arriveBy, { date: date(day, language) })}`];
}
