import type { StockMovementKind } from "../../modules/stock-movements/movement-types";

/**
 * Why the number of a variant cannot be edited in the table: stock is not managed, it consists of several items, or it
 * is stored at several locations or none.
 */
export type NotEditable = "not_counted" | "made_of_several" | "several_places" | "no_place";

export interface StockRow {
  variant_id: string;
  product_id: string;
  /** Product name in the owner's language. */
  product: string;
  /** Title of the variant, e.g. "300 g". */
  variant: string;
  sku: string;
  /** URL of the product's picture; null when there is none. */
  thumbnail: string | null;
  available: number;
  /** Packs ordered but not packed yet. */
  reserved: number;
  /** Number of confirmed back-in-stock alerts. */
  waiting: number;
  /** Whether the available packs are at or below the owner's threshold. */
  low: boolean;
  /** Null when the number can be edited. */
  not_editable: NotEditable | null;
}

export const stockFilters = ["all", "low", "sold_out"] as const;

/** Response of `GET /admin/stock`. */
export interface StockAnswer {
  stock: StockRow[];
  count: number;
}

export const maxPacks = 1_000_000;

/** Possible reasons for a larger or smaller number; the first one is the default. */
export const changeReasons = {
  more: ["received", "counted"],
  fewer: ["counted", "written_off"],
} as const;
export type ChangeReason = (typeof changeReasons)["more" | "fewer"][number];

export interface StockMovementRow {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: StockMovementKind;
  /** Units; negative for outgoing stock. */
  difference: number;
  /** Units in stock after the movement, including those ordered but not packed. */
  stocked: number;
  /** Address of the admin user; "" when unknown or when no person made the change. */
  by: string;
  /** Order the goods belong to. */
  order: { id: string; number: number } | null;
  /** Code of the batch in the parcel; "" when there is none. */
  batch: string;
}

/** Response of `GET /admin/stock/:variant_id/movements`; newest first. */
export interface StockMovementsAnswer {
  movements: StockMovementRow[];
  count: number;
}
