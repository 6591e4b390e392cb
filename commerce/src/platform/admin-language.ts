import type { MedusaRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { adminLanguageCookie } from "./admin-language-cookie";
import { env } from "./env";
import { isLanguage, type Language } from "./languages";
import { textsOf, type Texts } from "../texts";

const cookies = z
  .object({ [adminLanguageCookie]: z.string().catch("") })
  .catch({ [adminLanguageCookie]: "" });

/**
 * Language of the admin user: from the `x-medusa-locale` header sent by the shop's pages, otherwise from the admin's
 * cookie, since Medusa's own pages send no header; otherwise the owner's.
 */
export function adminLanguage(req: MedusaRequest): Language {
  const cookieLanguage = cookies.parse(req.cookies)[adminLanguageCookie];
  for (const code of [req.get("x-medusa-locale"), cookieLanguage]) {
    const language = code?.slice(0, 2).toLowerCase() ?? "";
    if (isLanguage(language)) return language;
  }
  return env().OWNER_LANGUAGE;
}

/** Reasons for refusals, in the language of the admin user. */
export const refusalsFor = (req: MedusaRequest): Texts["refusals"] => textsOf("refusals", adminLanguage(req));
