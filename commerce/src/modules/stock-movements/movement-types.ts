/**
 * What the database itself knows of a change of stock: what lay there when the log began, a new place of an item, another number, or
 * a place that is gone.
 */
export const stockCauses = ["opening", "first", "changed", "removed"] as const;

/** Why a number changed, as far as whoever changed it has said. */
export const stockReasons = ["received", "written_off", "counted", "sold", "unpacked", "returned"] as const;
/** One of `stockReasons`. */
export type StockReasonKind = (typeof stockReasons)[number];

/** What became of the stock: the reason, and where nobody has given one, the cause. */
export type StockMovementKind = StockReasonKind | (typeof stockCauses)[number];

/** Why the stock of an item at a place has changed by so much. */
export interface StockExplanation {
  inventory_item_id: string;
  location_id: string;
  /** Pieces; negative for what has left. */
  difference: number;
  kind: StockReasonKind;
  /** The order the goods belong to; null for none. */
  order_id: string | null;
  /** The line of the parcel they lie in, or lay in; null for none. */
  fulfillment_item_id: string | null;
  /** The person of the admin who did it; null where it is not known, or nobody did. */
  actor_id: string | null;
}
