import { stringify } from "csv-stringify/sync";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminLanguage } from "./admin-language";
import { isLanguage, type Language } from "./languages";
import { sendFile } from "./with-body";

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

/** Language of a file to download: that of the link (`?language=it`), otherwise that of the admin user. */
export function downloadLanguage(req: MedusaRequest): Language {
  const requested = req.query["language"];
  return typeof requested === "string" && isLanguage(requested) ? requested : adminLanguage(req);
}

export const sendCsv = (res: MedusaResponse, name: string, csv: string): void =>
  sendFile(res, { name, type: "text/csv; charset=utf-8" }, csv);
