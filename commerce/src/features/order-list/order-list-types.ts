import type { OrderStatus, Partly } from "@su-turrone/contract/orders";

/** Filters of the order list: all orders, or those with something left to do. */
export const orderFilters = ["all", "to_pack", "unpaid", "on_the_way", "withdrawal", "with_note"] as const;
export type OrderFilter = (typeof orderFilters)[number];

export interface OrderListRow {
  id: string;
  number: number;
  /** ISO 8601, UTC. */
  placed_at: string;
  /** Recipient of the parcel. */
  name: string;
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
  /** Whether it has an open withdrawal. */
  withdrawal: boolean;
}

/** Response of `GET /admin/order-list`, newest first. */
export interface OrderListAnswer {
  orders: OrderListRow[];
  /** Number of orders on all pages. */
  count: number;
}
