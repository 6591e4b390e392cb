import type { PriceCause } from "../../modules/price-log/price-log-types";

/** Current and lowest price of a variant. */
export interface WeightPrices {
  variant_id: string;
  /** Title of the variant, e.g. "300 g". */
  variant: string;
  /** Net weight; null when not entered. */
  grams: number | null;
  /** Current price in integer cents; null when there is none. */
  now_cents: number | null;
  /** Lowest price of one pack in the last thirty days, integer cents; null when there was none. */
  lowest_cents: number | null;
}

export interface PriceChange {
  id: string;
  /** Time at which the change was logged, ISO 8601, UTC. */
  at: string;
  /** Title of the variant, e.g. "300 g". */
  variant: string;
  cause: PriceCause;
  /** Integer cents. */
  cents: number;
  /** Price list of the price; null for the base price. */
  list: {
    /** "" for a price list that was permanently deleted. */
    title: string;
    active: boolean;
    /** ISO 8601, UTC. */
    valid_from: string;
    valid_until: string | null;
  } | null;
}

/** Response of `GET /admin/products/:id/price-log`; newest changes first, at most a hundred. */
export interface PriceLogAnswer {
  weights: WeightPrices[];
  changes: PriceChange[];
}
