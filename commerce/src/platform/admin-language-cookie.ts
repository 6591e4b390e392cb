import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedLanguage } from "@su-turrone/contract/accepted-language";
import { env } from "./env";

/** Cookie in which Medusa's admin stores the user's language. */
export const adminLanguageCookie = "lng";

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
