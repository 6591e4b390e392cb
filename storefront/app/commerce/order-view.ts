import { type Cents, perKg } from "@su-turrone/contract/money";
import type {
  OrderDocument,
  OrderStatus,
  OrderWithdrawal,
  Partly,
  RefundDue,
  StoreOrder,
  TimelineEntry,
} from "@su-turrone/contract/orders";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { shownAddress } from "@su-turrone/contract/shown-address";
import { toAddress, toBuyerRequests, withDiscount } from "./cart-view";
import { emptyAddress } from "./empty-address";
import { staticPath } from "./product-view";
import type { Address, AppliedCode, CartLine, InvoiceRequest, Product, Totals } from "./types";

/** View types of an order; money is integer cents, dates are ISO 8601 in UTC (see types.ts). */
export interface BankTransferDetails {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  amount: Cents;
  /** ISO date until which payment is awaited. */
  dueDate: string;
  /** Payload of the payment QR code for banking apps; null if the account is a placeholder. */
  epc: string | null;
}

export interface OrderEvent {
  what: TimelineEntry["what"];
  at: string;
  /** For paid and the refunds; else null. */
  amount: Cents | null;
}

/** A shipped parcel. */
export interface Shipment {
  id: string;
  shippedAt: string;
  deliveredAt: string | null;
  /** Name of the carrier, may be "". */
  carrier: string;
  trackingNumber: string;
  /** URL of the carrier's tracking page, may be "". */
  trackingUrl: string;
  items: { name: string; quantity: number }[];
}

interface Withdrawal {
  receivedAt: string;
  /** From the whole order, or from a part of it. */
  whole: boolean;
  /** What follows from it; null once nothing does. */
  next: OrderWithdrawal["next"];
}

/** VAT of an order at one rate; net + vat = gross. */
export interface TaxLine {
  /** Per cent. */
  rate: number;
  net: Cents;
  vat: Cents;
  gross: Cents;
}

/** Current state of an order, for a page that polls it. */
export interface OrderNews {
  status: OrderStatus;
  /** The invoice can be downloaded. */
  invoiced: boolean;
}

export interface Order {
  id: string;
  /** Order number for the shopper. */
  number: string;
  placedAt: string;
  status: OrderStatus;
  partly: Partly[];
  withdrawal: Withdrawal | null;
  /** Oldest first. */
  events: OrderEvent[];
  shipments: Shipment[];
  taxes: TaxLine[];
  documents: OrderDocument[];
  /** Amount paid so far. */
  paid: Cents;
  /** Amount refunded so far. */
  refunded: Cents;
  /** What is still to be sent back to the buyer by bank transfer, and the last day for it (ISO date). */
  refundDue: RefundDue | null;
  email: string;
  payment: PaymentMethod | null;
  lines: CartLine[];
  totals: Totals;
  codes: AppliedCode[];
  shippingAddress: Address;
  billingAddress: Address;
  notes: string;
  gift: boolean;
  /** Text of the card in the parcel; may be empty. */
  giftMessage: string;
  /** Invoice details if the shopper requested an invoice, else null. */
  invoice: InvoiceRequest | null;
  bankTransfer: BankTransferDetails | null;
}

/** Returns only http(s) URLs, which are safe as links; other values from the admin are dropped. */
const httpUrlOrEmpty = (url: string): string => (/^https?:\/\//.test(url) ? url : "");

const toBankTransfer = (given: StoreOrder["bank_transfer"]): BankTransferDetails | null => {
  if (!given) return null;
  const { holder, iban, bic, reference, amount_cents: amount, due_date: dueDate, epc } = given;
  return { holder, iban, bic, reference, amount, dueDate, epc };
};

/** Converts an order line. @param product current product in commerce; undefined if it is no longer on sale */
export function toOrderLine(line: StoreOrder["lines"][number], product: Product | undefined): CartLine {
  const variant = product?.variants.find((v) => v.id === line.variant_id);
  const grams = variant?.grams ?? line.grams;
  const { name, unit_cents: unitPrice } = line;
  const thumbnail = staticPath(line.thumbnail);
  return {
    id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    slugs: product?.slugs ?? null,
    name,
    grams,
    picture:
      product?.picture ?? (thumbnail ? { src: thumbnail, alt: name, width: 1600, height: 1200 } : null),
    quantity: line.quantity,
    unitPrice,
    pricePerKg: variant && variant.pricePerKg === null ? null : perKg(unitPrice, grams),
    total: unitPrice * line.quantity,
    stock: variant?.stock ?? null,
    onSale: variant !== undefined,
    priceNow: null,
    pausedUntil: null,
  };
}

/** Converts an order. @param products the current products of its lines, as far as they are on sale */
export const toOrder = (order: StoreOrder, products: readonly Product[]): Order => ({
  id: order.id,
  number: String(order.number),
  placedAt: order.placed_at,
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
  bankTransfer: toBankTransfer(order.bank_transfer),
  email: shownAddress(order.email),
  lines: order.lines.map((line) =>
    toOrderLine(
      line,
      products.find(({ id }) => id === line.product_id),
    ),
  ),
  totals: withDiscount({
    goods: order.goods_cents,
    shipping: order.shipping_cents,
    tax: order.taxes.reduce((sum, { vat_cents: vat }) => sum + vat, 0),
    total: order.total_cents,
  }),
  codes: order.codes,
  shippingAddress: toAddress(order.shipping_address) ?? emptyAddress("it"),
  billingAddress: toAddress(order.billing_address) ?? emptyAddress("it"),
  ...toBuyerRequests(order.requests),
});
