import { stringify } from "csv-stringify/sync";

/** A cell: a text, or a number written with two decimals. */
export type Cell = string | number;

/**
 * Formats a table as CSV for spreadsheets in this part of Europe: semicolons, decimal commas, UTF-8 with BOM. Texts a
 * spreadsheet would evaluate as a formula are prefixed with an apostrophe.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([header, ...rows] as Cell[][], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { number: (value) => value.toFixed(2).replace(".", ",") },
  });
