/** The sales of a month by where their VAT is declared (see vat-sums.ts), in page order; each has a table by day. */
export const monthParts = ["takings", "invoiced", "distance", "exports"] as const;

export type MonthPart = (typeof monthParts)[number];

/** The tables of a month, in page order. */
export const monthEndTables = [
  "summary",
  ...monthParts,
  "oss",
  "payments",
  "stripe",
  "payouts",
  "documents",
] as const;

export type MonthEndTable = (typeof monthEndTables)[number];
