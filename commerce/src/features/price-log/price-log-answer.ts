import type { PriceCause } from "../../modules/price-log/price-log-types";

/** What a weight costs now, and what it cost at least. */
export interface WeightPrices {
  variant_id: string;
  /** Of the weight, as "300 g". */
  variant: string;
  /** Integer cents; null for no price. */
  now_cents: number | null;
  /** The lowest price of one pack in the last thirty days, integer cents; null where there was none. */
  lowest_cents: number | null;
}

/** A price as it was from a moment on. */
export interface PriceChange {
  id: string;
  /** When it was seen, ISO 8601, UTC. */
  at: string;
  /** Of the weight, as "300 g". */
  variant: string;
  cause: PriceCause;
  /** Integer cents. */
  cents: number;
  /** The price list it is of; null for the base price. */
  list: {
    /** "" for a list that was deleted for good. */
    title: string;
    active: boolean;
    /** ISO 8601, UTC. */
    valid_from: string;
    valid_until: string | null;
  } | null;
}

/** Answer of `GET /admin/products/:id/price-log`; the newest change first, a hundred at most. */
export interface PriceLogAnswer {
  weights: WeightPrices[];
  changes: PriceChange[];
}
