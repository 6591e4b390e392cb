/** The tables of a month, in the order of the page. */
export const monthEndTables = ["takings", "oss", "payments", "documents"] as const;

/** One of the tables. */
export type MonthEndTable = (typeof monthEndTables)[number];
