import type { PaidBy } from "@su-turrone/contract/payment-methods";
import { daysUntil } from "@su-turrone/contract/time-zone";

/** Lengths of the periods a span is divided into. */
export const periodLengths = ["day", "week", "month"] as const;
export type PeriodLength = (typeof periodLengths)[number];

/** Longest span of days: two years. */
export const maxDays = 731;

/** Why the server refuses a span of days (ISO 8601, both inclusive); null if it does not. */
export function spanProblem(from: string, to: string): "wrongOrder" | "tooLong" | null {
  if (from > to) return "wrongOrder";
  return Date.parse(to) - Date.parse(from) < maxDays * 86_400_000 ? null : "tooLong";
}

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

/** How long the packs of a weight last, and how many are missing, until the chosen day. */
export interface VariantOutlook {
  variant_id: string;
  product: string;
  variant: string;
  available: number;
  /** Packs ordered in the last `outlookDays`, this one included. */
  sold: number;
  /** Packs ordered a year ago from this day to the chosen one. */
  season: number;
  /** Packs missing until the chosen day. */
  to_cook: number;
  /** The day on which the last pack goes, ISO 8601; null if it is later than the chosen day. */
  runs_out_on: string | null;
}

/** Days of the recent pace, and of an outlook unless another day is chosen; today is the first of them. */
export const outlookDays = 28;
export const maxOutlookDays = 120;

/** Whether an outlook can reach to a day, ISO 8601. */
export const isOutlookDay = (until: string, now: Date): boolean => {
  const days = daysUntil(until, now);
  return days >= 0 && days < maxOutlookDays;
};

/** Buyers by e-mail address: whether they had ordered before. */
export interface Buyers {
  new: number;
  returning: number;
}

/** How far a cart came. */
export const funnelSteps = ["filled", "addressed", "payment_chosen", "ordered"] as const;

/** Carts that shoppers filled in a span, and how far they came; each number is part of the one before. */
export interface Funnel extends Record<(typeof funnelSteps)[number], number> {
  /** First day, ISO 8601: unfinished carts of earlier days are deleted. */
  from: string;
}

/** Response of `GET /admin/trends`. */
export interface Trends {
  /** ISO 8601 dates in the shop's time zone, both inclusive. */
  from: string;
  to: string;
  by: PeriodLength;
  total: ComparedSales;
  /** All periods of the span in order: a day, the Monday of a week, or a month as `2026-11`. */
  periods: (ComparedSales & { period: string })[];
  variants: SoldVariant[];
  /** ISO 3166-1 alpha-2, lower case. */
  countries: (ComparedSales & { country: string })[];
  methods: (ComparedSales & { method: PaidBy })[];
  /** Here the cents are what a code took off. */
  codes: (ComparedSales & { code: string })[];
  buyers: Buyers & { before: Buyers };
  /** By the periods of the span; integer cents. */
  refunds: { period: string; cents: number; before_cents: number }[];
  /** Null if the span is over so long that its unfinished carts are deleted. */
  funnel: Funnel | null;
  /** Last day of the outlook, ISO 8601. */
  until: string;
  /** Packs of the last `outlookDays` in per cent of those of the same days a year ago, as far as the outlook believes it. */
  growth_percent: number;
  outlook: VariantOutlook[];
}

/** Tables that can be downloaded, in page order. */
export const trendTables = [
  "periods",
  "outlook",
  "variants",
  "countries",
  "methods",
  "codes",
  "buyers",
  "refunds",
  "funnel",
] as const;
export type TrendTable = (typeof trendTables)[number];
