import type { MedusaRequest } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { env } from "./env";
import { isLanguage, type Language } from "./languages";
import { textsOf, type Texts } from "../texts";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedLanguage } from "@su-turrone/contract/accepted-language";

/** Cookie in which Medusa's admin stores the user's language. */
const adminLanguageCookie = "lng";

const yearInSeconds = 365 * 24 * 60 * 60;

const isAdminPage = ({ method, url }: IncomingMessage): boolean =>
  method === "GET" && /^\/app(?:[/?]|$)/.test(url ?? "");

const hasChosen = ({ headers }: IncomingMessage): boolean =>
  (headers.cookie ?? "").split(";").some((one) => one.trim().startsWith(`${adminLanguageCookie}=`));

/**
 * Sets the admin's language cookie to the browser's language, or to the owner's if the shop does not support it:
 * Medusa's admin only reads its cookie, and would start in English. A language chosen in the profile is kept.
 */
export function setAdminLanguage(request: IncomingMessage, response: ServerResponse): void {
  if (!isAdminPage(request) || hasChosen(request)) return;
  const language = acceptedLanguage(request.headers["accept-language"]) ?? env().OWNER_LANGUAGE;
  response.appendHeader(
    "Set-Cookie",
    `${adminLanguageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`,
  );
}

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
