import type { StockMovementKind } from "../../modules/stock-movements/movement-types";

/** Why the number of a weight cannot be typed in the table: it is not counted, it is made of several things, or it lies in several places or none. */
export type NotEditable = "not_counted" | "made_of_several" | "several_places" | "no_place";

/** A weight in the table of stock. */
export interface StockRow {
  variant_id: string;
  product_id: string;
  /** Of the product, in the owner's language. */
  product: string;
  /** Of the weight, as "300 g". */
  variant: string;
  sku: string;
  /** Of the product's picture; null where it has none. */
  thumbnail: string | null;
  /** Packs that can still be sold. */
  available: number;
  /** Packs that are ordered and not packed yet. */
  reserved: number;
  /** How many people wait for it. */
  waiting: number;
  /** Whether no more can be sold than the owner has called few. */
  low: boolean;
  /** Null where the number can be typed. */
  not_editable: NotEditable | null;
}

/** Which weights are shown. */
export const stockFilters = ["all", "low", "sold_out"] as const;
/** One of `stockFilters`. */
export type StockFilter = (typeof stockFilters)[number];

/** Answer of `GET /admin/stock`. */
export interface StockAnswer {
  stock: StockRow[];
  count: number;
}

/** The most packs that can be typed. */
export const maxPacks = 1_000_000;

/** Why a number that is typed is larger or smaller than before; the first where nothing is said. */
export const changeReasons = {
  more: ["received", "counted"],
  fewer: ["counted", "written_off"],
} as const;
/** One of `changeReasons`. */
export type ChangeReason = (typeof changeReasons)["more" | "fewer"][number];

/** A change of what lies there of a weight. */
export interface StockMovementRow {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: StockMovementKind;
  /** Pieces; negative for what has left. */
  difference: number;
  /** Pieces that lay there afterwards, those that were ordered and not packed among them. */
  stocked: number;
  /** Address of the person of the admin who did it; "" where it is not known, or nobody did. */
  by: string;
  /** The order the goods belong to. */
  order: { id: string; number: number } | null;
  /** Code of the batch that lay in the parcel; "" where there is none. */
  batch: string;
}

/** Answer of `GET /admin/stock/:variant_id/movements`; the newest first. */
export interface StockMovementsAnswer {
  movements: StockMovementRow[];
  count: number;
}
