/** View types of an order; money is integer cents, dates are ISO 8601 in UTC (see types.ts). */
import type { Cents } from "@su-turrone/contract/money";
import type {
  OrderDocument,
  OrderStatus,
  OrderWithdrawal,
  Partly,
  RefundDue,
  TimelineEntry,
} from "@su-turrone/contract/orders";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { Address, AppliedCode, CartLine, InvoiceRequest, Totals } from "./types";

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

/** An event in the history of an order. */
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

/** A withdrawal from an order. */
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
  /** The order is a gift. */
  gift: boolean;
  /** Text of the card in the parcel; may be empty. */
  giftMessage: string;
  /** Invoice details if the shopper requested an invoice, else null. */
  invoice: InvoiceRequest | null;
  bankTransfer: BankTransferDetails | null;
}
