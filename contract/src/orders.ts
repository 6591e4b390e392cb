import type { BuyerRequests } from "./buyer-requests";
import type { CartView, CartViewAddress } from "./cart-view";
import type { Cents } from "./money";
import type { PaidBy } from "./payment-methods";

/** Order statuses shown to shopper and owner (spec §4). */
export const orderStatuses = [
  "pending",
  "processing",
  "shipped",
  "delivered",
  "cancelled",
  /** Everything is to be paid back, and that has not happened yet, or the money came back. */
  "refund_due",
  "refunded",
  /** As `refunded`, but the payer's bank has taken all or a part of it back by a dispute the shop has lost. */
  "charged_back",
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses that apply to only a part of an order. */
export type Partly = "paid" | "shipped" | "delivered" | "refunded" | "charged_back";

/** An event in the history of an order. */
export interface TimelineEntry {
  what:
    | "placed"
    | "paid"
    | "shipped"
    | "delivered"
    | "refund_due"
    | "refunded"
    | "refund_returned"
    /** The payer's bank has taken the money back by a dispute the shop has lost. */
    | "charged_back"
    | "cancelled"
    | "withdrawn";
  /** ISO 8601, UTC. */
  at: string;
  /** Amount; only with paid, the refunds and `charged_back`. */
  amount_cents?: Cents;
}

export interface OrderShipment {
  id: string;
  shipped_at: string;
  delivered_at: string | null;
  /** Name of the carrier; "" if the owner entered none. */
  carrier: string;
  tracking_number: string;
  tracking_url: string;
  items: { title: string; quantity: number }[];
  /** Name of who gets it, of an order to several people; "" otherwise. */
  to: string;
}

/** VAT of an order at one rate; net + vat = gross. */
export interface VatLine {
  /** Per cent. */
  rate: number;
  net_cents: Cents;
  vat_cents: Cents;
  gross_cents: Cents;
}

/** A downloadable document: the summary of an unpaid order, and those of the books. */
export interface OrderDocument {
  id: string;
  kind: "order" | "invoice" | "credit_note" | "sale" | "refund";
  /** Document number. */
  label: string;
}

/** What follows from a withdrawal, as long as it is open. */
export const withdrawalConsequences = [
  /** Nothing was paid or sent, and the whole order was withdrawn: nothing more is expected of either side. */
  "nothing",
  /** Nothing was paid or sent, and a part was withdrawn: the owner tells the buyer what remains to be paid. */
  "amount_follows",
  /** Paid and not sent: the shop refunds it. */
  "refund",
  /** Paid and sent: the buyer sends the goods back, and the shop refunds them. */
  "return",
  /** Sent, but not paid: the buyer sends the goods back. */
  "return_unpaid",
  /** As `refund` and `return`, but a dispute is undecided: the payer's bank has the money, so the shop refunds nothing. */
  "disputed",
  "return_disputed",
  /** Everything paid was refunded already, or taken back by the payer's bank. */
  "refunded",
] as const;

export type WithdrawalConsequence = (typeof withdrawalConsequences)[number];

/** The withdrawal from an order: from all of it if there is one, otherwise the latest from a part. */
export interface OrderWithdrawal {
  /** ISO 8601, UTC. */
  received_at: string;
  whole: boolean;
  /** Null once nothing follows from it any more: it was settled, or its order cancelled or refunded. */
  next: Exclude<WithdrawalConsequence, "refunded"> | null;
}

/**
 * The withdrawal from an order that was declared before another one: from all of it if there is one, otherwise the
 * latest from a part.
 */
export interface EarlierWithdrawal {
  /** ISO 8601, UTC. */
  received_at: string;
  whole: boolean;
  settled: boolean;
}

/** Whether a new withdrawal has no consequences, because an earlier one from the whole order is settled. Pure. */
export const isAllSettled = (earlier: EarlierWithdrawal | null | undefined): boolean =>
  earlier?.whole === true && earlier.settled;

/** The state of an order: status, payment, parcels and totals. */
export interface OrderView {
  status: OrderStatus;
  /** The successful payment method among all attempts; `other` if there is none. */
  payment_method: PaidBy;
  partly: Partly[];
  withdrawal: OrderWithdrawal | null;
  /** Oldest first. */
  timeline: TimelineEntry[];
  shipments: OrderShipment[];
  taxes: VatLine[];
  /** Order total, regardless of refunds. */
  total_cents: Cents;
  /** Amount captured so far, regardless of refunds. */
  paid_cents: Cents;
  /**
   * Amount paid back so far: a refund by bank transfer counts once it was sent, and none that came back. Contains what the
   * payer's bank has taken back, which the history calls `charged_back`.
   */
  refunded_cents: Cents;
}

/** Money that is still to be sent back to the buyer by bank transfer. */
export interface RefundDue {
  cents: Cents;
  /** Last day by which it has to be sent, in the shop's time zone; ISO date. */
  until: string;
  /** The last four characters of the IBAN it goes to; null as long as it is unknown. */
  iban_end: string | null;
  /** Whether the buyer or the owner has named the account; otherwise it is the one the order was paid from, if known. */
  account_given: boolean;
}

/** A line of an order as it was bought. */
export interface OrderLine {
  id: string;
  product_id: string;
  variant_id: string;
  name: string;
  /** Net weight of one pack; 0 if no longer known. */
  grams: number;
  /** URL of the picture at the time of buying; null if there was none. */
  thumbnail: string | null;
  quantity: number;
  /** Price of one pack, tax included, before codes. */
  unit_cents: Cents;
}

/** Everything the pages of an order show of it. */
export interface StoreOrder extends OrderView, Pick<CartView, "codes"> {
  id: string;
  number: number;
  /** ISO 8601, UTC. */
  placed_at: string;
  email: string;
  /** In the order they were added to the cart. */
  lines: OrderLine[];
  /** Goods before codes. */
  goods_cents: Cents;
  shipping_cents: Cents;
  shipping_address: CartViewAddress | null;
  billing_address: CartViewAddress | null;
  /** How many addresses of the buyer's list get a parcel; 0 for an ordinary order. */
  parcel_count: number;
  /** Day by which these should have arrived, ISO 8601; null if none was named. */
  deliver_by: string | null;
  documents: OrderDocument[];
  requests: BuyerRequests;
  refund_due: RefundDue | null;
  /** Null for other payment methods, and unless the order waits for money. */
  bank_transfer: BankTransferDetails | null;
}

/** Data of a credit transfer for a banking app. */
export interface CreditTransfer {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
  amount_cents: Cents;
}

/** Data a buyer needs to pay by bank transfer. */
export interface BankTransferDetails extends CreditTransfer {
  /** Due date of the payment in the shop's time zone (Rome); ISO date. */
  due_date: string;
  /** Content of the payment QR code (EPC069-12); null if the account is a placeholder. */
  epc: string | null;
  /** The shop is a demo: nothing is to be transferred. */
  demo: boolean;
}
