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
