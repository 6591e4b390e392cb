/** View types of an order; money is integer cents, dates are ISO 8601 in UTC (see types.ts). */
import type { Cents } from "@su-turrone/contract/money";
import type { OrderDocument, OrderStatus, Partly, TimelineEntry } from "@su-turrone/contract/orders";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Address, AppliedCode, CartLine, InvoiceRequest, Totals } from "./types";

export interface BankTransferDetails {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  amount: Cents;
  /** ISO date until which the money is waited for. */
  dueDate: string;
  /** What a code for banking apps says; null where the account is a placeholder. */
  epc: string | null;
}

/** One thing that has happened to an order. */
export interface OrderEvent {
  what: TimelineEntry["what"];
  at: string;
  /** With paid and refunded; else null. */
  amount: Cents | null;
}

/** A parcel that has left. */
export interface Shipment {
  id: string;
  shippedAt: string;
  deliveredAt: string | null;
  /** Name of the carrier, may be "". */
  carrier: string;
  trackingNumber: string;
  /** Address of the carrier's page, may be "". */
  trackingUrl: string;
  items: { name: string; quantity: number }[];
}

/** VAT of one rate in an order; net + vat = gross. */
export interface TaxLine {
  /** Per cent. */
  rate: number;
  net: Cents;
  vat: Cents;
  gross: Cents;
}

/** How far an order has come, for a page that waits for it. */
export interface OrderNews {
  status: OrderStatus;
  /** Its invoice can be downloaded. */
  invoiced: boolean;
}

export interface Order {
  id: string;
  /** The number the shopper quotes. */
  number: string;
  placedAt: string;
  status: OrderStatus;
  partly: Partly[];
  /** Oldest first. */
  events: OrderEvent[];
  shipments: Shipment[];
  taxes: TaxLine[];
  documents: OrderDocument[];
  /** What has been paid so far. */
  paid: Cents;
  /** What has been paid back so far. */
  refunded: Cents;
  email: string;
  payment: PaymentMethod | null;
  lines: CartLine[];
  totals: Totals;
  codes: AppliedCode[];
  shippingAddress: Address;
  billingAddress: Address;
  notes: string;
  /** It is a gift for somebody. */
  gift: boolean;
  /** Written on a card that goes with the parcel; may be empty. */
  giftMessage: string;
  /** What the shopper who asked for an invoice gave; null for everybody else. */
  invoice: InvoiceRequest | null;
  bankTransfer: BankTransferDetails | null;
}
