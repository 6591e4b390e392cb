import type { BuyerRequests } from "./buyer-requests";
import type { Cents } from "./money";
import type { PaymentMethod } from "./payment-methods";

/** Statuses of an order as shopper and owner see them (spec §4). */
export const orderStatuses = [
  "pending",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
] as const;

/** One of them. */
export type OrderStatus = (typeof orderStatuses)[number];

/** What has happened to a part of an order only. */
export type Partly = "paid" | "shipped" | "delivered" | "refunded";

/** One thing that has happened to an order. */
export interface TimelineEntry {
  what: "placed" | "paid" | "shipped" | "delivered" | "refunded" | "cancelled";
  /** ISO 8601, UTC. */
  at: string;
  /** With paid and refunded: how much. */
  amount_cents?: Cents;
}

/** A parcel that has left. */
export interface OrderShipment {
  id: string;
  shipped_at: string;
  delivered_at: string | null;
  /** Name of the carrier; "" where the owner named none. */
  carrier: string;
  tracking_number: string;
  tracking_url: string;
  items: { title: string; quantity: number }[];
}

/** One rate of VAT in an order; net + vat = gross. */
export interface VatLine {
  /** Per cent. */
  rate: number;
  net_cents: Cents;
  vat_cents: Cents;
  gross_cents: Cents;
}

/** A document that can be downloaded: the summary of an order that is not paid yet, an invoice, a credit note. */
export interface OrderDocument {
  id: string;
  kind: "order" | "invoice" | "credit_note";
  /** Its number. */
  label: string;
}

/** What the shop says of an order beyond what was ordered. */
export interface OrderView {
  status: OrderStatus;
  /** The payment it is paid with, of all that were tried; `other` where there is none. */
  payment_method: PaymentMethod | "other";
  partly: Partly[];
  /** Oldest first. */
  timeline: TimelineEntry[];
  shipments: OrderShipment[];
  /** Ids of the lines in the order they were put into the cart. */
  line_ids: string[];
  taxes: VatLine[];
  /** What was ordered, whatever has been refunded since. */
  total_cents: Cents;
  /** What has been taken so far, whatever has been refunded since. */
  paid_cents: Cents;
  refunded_cents: Cents;
}

/** The answer of GET /store/orders/:id/status. */
export interface OrderStatusAnswer {
  order: OrderView & { documents: OrderDocument[]; requests: BuyerRequests };
}

/** A credit transfer as a banking app has to fill it in. */
export interface CreditTransfer {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  amount_cents: Cents;
}

/** What a buyer needs to pay by bank transfer; answer of `GET /store/orders/:id/bank-transfer`. */
export interface BankTransferDetails extends CreditTransfer {
  /** Last day on which the money is waited for, as the calendar of the shop in Rome has it; ISO date. */
  due_date: string;
  /** What a code to be scanned says (EPC069-12); null where the account is a placeholder. */
  epc: string | null;
}
