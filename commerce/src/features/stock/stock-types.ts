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
export const mostPacks = 1_000_000;
