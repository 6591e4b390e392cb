import { stringify } from "csv-stringify/sync";

/** A cell: a text, or a number that is written with two decimals. */
export type Cell = string | number;

/**
 * A table as spreadsheets of this part of Europe open it: semicolons, decimal commas, UTF-8 with its mark. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  stringify([header, ...rows] as Cell[][], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { number: (value) => value.toFixed(2).replace(".", ",") },
  });
