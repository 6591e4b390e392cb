import type { OrderStatus, Partly } from "@su-turrone/contract/orders";

/** Which orders are listed: all, or those of which something is still to be done. */
export const orderFilters = ["all", "to_pack", "unpaid", "on_the_way", "withdrawal", "with_note"] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** An order in the list. */
export interface OrderListRow {
  id: string;
  number: number;
  /** ISO 8601, UTC. */
  placed_at: string;
  /** Who gets the parcel. */
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** In the owner's language, with SKU. */
  goods: { name: string; quantity: number }[];
  /** Of what was ordered, VAT included; integer cents. */
  total_cents: number;
  status: OrderStatus;
  partly: Partly[];
  notes: string;
  gift_message: string;
  /** A withdrawal from it is not settled. */
  withdrawal: boolean;
}

/** Answer of `GET /admin/order-list`, the newest first. */
export interface OrderListAnswer {
  orders: OrderListRow[];
  /** How many there are on all pages. */
  count: number;
}
