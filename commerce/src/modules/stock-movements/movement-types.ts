/**
 * Cause of a stock change as far as the database knows it. opening: stock when the log began. first: the item got a new
 * location. changed: the quantity changed. removed: the level was deleted.
 */
export const stockCauses = ["opening", "first", "changed", "removed"] as const;

/** Reason for a stock change, as given by the code or person that made it. */
export const stockReasons = ["received", "written_off", "counted", "sold", "unpacked", "returned"] as const;
export type StockReasonKind = (typeof stockReasons)[number];

/** Kind of a movement: its reason, or its cause if no reason was given. */
export type StockMovementKind = StockReasonKind | (typeof stockCauses)[number];

/** Explains why the stock of an item at a location changed by a given quantity. */
export interface StockExplanation {
  inventory_item_id: string;
  location_id: string;
  /** Units; negative for outgoing stock. */
  difference: number;
  kind: StockReasonKind;
  /** Order the goods belong to; null when there is none. */
  order_id: string | null;
  /** Fulfilment item that contains or contained the goods; null when there is none. */
  fulfillment_item_id: string | null;
  /** Admin user who made the change; null when unknown or when no person made it. */
  actor_id: string | null;
}
