import type { MedusaRequest } from "@medusajs/framework/http";
import { env } from "./env";
import { isLanguage, type Language } from "./languages";

/** The language the admin is read in, which its pages send as `x-medusa-locale`; without it the owner's. */
export function adminLanguage(req: MedusaRequest): Language {
  const code = req.get("x-medusa-locale")?.slice(0, 2).toLowerCase() ?? "";
  return isLanguage(code) ? code : env().OWNER_LANGUAGE;
}
