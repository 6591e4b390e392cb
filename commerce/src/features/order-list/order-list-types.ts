import type { OrderStatus, Partly } from "@su-turrone/contract/orders";
import type { OpenParcels } from "../today/packing-order";
import type { PaidBy } from "@su-turrone/contract/payment-methods";

/** Filters of the order list: all orders, those with something left to do, and those that are concluded. */
export const orderFilters = [
  "all",
  "to_pack",
  "unpaid",
  "on_the_way",
  "withdrawal",
  "with_note",
  "delivered",
  "refunded",
  "cancelled",
] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** The filters of the list, without the search text. */
export interface OrderListFilters {
  show?: OrderFilter | undefined;
  /** ISO dates in the shop's time zone, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** Country of the parcel, ISO 3166-1 alpha-2, lower case. */
  country?: string | undefined;
  payment?: Exclude<PaidBy, "other"> | undefined;
}

/** Filters an admin user saved under a name. */
export interface SavedOrderFilters {
  name: string;
  filters: OrderListFilters;
}

export interface OrderListRow extends OpenParcels {
  id: string;
  number: number;
  /** ISO 8601, UTC. */
  placed_at: string;
  /** Recipient of the parcel. */
  name: string;
  /** Who ordered it; for a gift not the recipient. Null for the fulfilment role. */
  buyer: string | null;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** Names in the owner's language, with SKU. */
  goods: { name: string; quantity: number }[];
  /** Total of the ordered goods and shipping, VAT included; integer cents. */
  total_cents: number;
  status: OrderStatus;
  partly: Partly[];
  notes: string;
  /** Whether it is a gift; `gift_message` is "" for a gift without a card text. */
  gift: boolean;
  gift_message: string;
  withdrawal: boolean;
}

/** Response of `GET /admin/order-list`, newest first. */
export interface OrderListAnswer {
  orders: OrderListRow[];
  /** Number of orders on all pages. */
  count: number;
  /** Whether nothing contains the search text, and these are orders of similar names. */
  similar: boolean;
}
