import type { PaidBy } from "@su-turrone/contract/payment-methods";

/** Lengths of the periods a span is divided into. */
export const periodLengths = ["day", "week", "month"] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** Longest span of days: two years. */
export const maxDays = 731;

/** Orders of a span that were not cancelled, and their totals as placed in integer cents, with tax and shipping. */
export interface Sales {
  orders: number;
  cents: number;
}

/** Sales, and those of the same days a year before. */
export interface ComparedSales extends Sales {
  before: Sales;
}

/** What was sold of a weight of a product; cents after discounts, without shipping. */
export interface SoldVariant {
  variant_id: string;
  /** In the owner's language; that of the order if it was deleted. */
  product: string;
  variant: string;
  packs: number;
  cents: number;
  packs_before: number;
}

/** How long the packs of a weight last, at the faster of two paces: that of the last days, that of the coming ones a year ago. */
export interface VariantOutlook {
  variant_id: string;
  product: string;
  variant: string;
  available: number;
  /** Packs ordered in the last `outlookDays`, this one included. */
  sold: number;
  /** Packs ordered a year ago in the `outlookDays` from this day on. */
  season: number;
  /** Packs missing for the next `outlookDays`. */
  to_cook: number;
  /** The day on which the last pack goes, ISO 8601; null if it is later than the next `outlookDays`. */
  runs_out_on: string | null;
}

export const outlookDays = 28;

/** Carts of a span, and how far they came; each number is part of the one before. */
export interface Funnel {
  /** First day, ISO 8601: unfinished carts of earlier days are deleted. */
  from: string;
  filled: number;
  addressed: number;
  payment_chosen: number;
  ordered: number;
}

/** Response of `GET /admin/trends`. */
export interface Trends {
  /** ISO 8601 dates in the shop's time zone, both inclusive. */
  from: string;
  to: string;
  by: PeriodLength;
  total: ComparedSales;
  /** Refunds of the span, integer cents. */
  refunded_cents: number;
  /** All periods of the span in order: a day, the Monday of a week, or a month as `2026-11`. */
  periods: (ComparedSales & { period: string })[];
  variants: SoldVariant[];
  /** ISO 3166-1 alpha-2, lower case. */
  countries: (ComparedSales & { country: string })[];
  methods: (ComparedSales & { method: PaidBy })[];
  codes: { code: string; orders: number; discount_cents: number }[];
  buyers: { new: number; returning: number };
  funnel: Funnel;
  outlook: VariantOutlook[];
}

/** Tables that can be downloaded, in page order. */
export const trendTables = ["periods", "variants", "outlook", "countries", "methods", "codes"] as const;
export type TrendTable = (typeof trendTables)[number];
