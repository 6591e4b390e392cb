/** The tables of a month, in page order. */
export const monthEndTables = ["takings", "oss", "payments", "documents"] as const;

/** One of the tables. */
export type MonthEndTable = (typeof monthEndTables)[number];
