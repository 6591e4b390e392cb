import type { MedusaRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { adminLanguageCookie } from "./admin-language-cookie";
import { env } from "./env";
import { isLanguage, type Language } from "./languages";

const cookies = z
  .object({ [adminLanguageCookie]: z.string().catch("") })
  .catch({ [adminLanguageCookie]: "" });

/**
 * The language the admin is read in: which its pages send as `x-medusa-locale`, else which it keeps in its cookie, since Medusa's
 * own pages send nothing; without both the owner's.
 */
export function adminLanguage(req: MedusaRequest): Language {
  const kept = cookies.parse(req.cookies)[adminLanguageCookie];
  for (const code of [req.get("x-medusa-locale"), kept]) {
    const language = code?.slice(0, 2).toLowerCase() ?? "";
    if (isLanguage(language)) return language;
  }
  return env().OWNER_LANGUAGE;
}
