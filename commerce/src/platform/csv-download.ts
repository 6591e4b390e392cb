import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminLanguage } from "./admin-language";
import { isLanguage, type Language } from "./languages";

/** Language of a file to download: that of the link (`?language=it`), otherwise that of the admin user. */
export function downloadLanguage(req: MedusaRequest): Language {
  const requested = req.query["language"];
  return typeof requested === "string" && isLanguage(requested) ? requested : adminLanguage(req);
}

/** Responds with a CSV file to save; no cache keeps it. @param name file name, ASCII */
export function sendCsv(res: MedusaResponse, name: string, csv: string): void {
  res.setHeader("cache-control", "private, no-store");
  res.setHeader("content-type", "text/csv; charset=utf-8");
  res.setHeader("content-disposition", `attachment; filename="${name}"`);
  res.status(200).send(csv);
}
