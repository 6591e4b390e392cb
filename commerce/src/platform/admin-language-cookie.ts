import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedLanguage } from "@su-turrone/contract/accepted-language";
import { env } from "./env";

/** Cookie in which Medusa's admin keeps the language its reader has chosen. */
export const adminLanguageCookie = "lng";

const yearInSeconds = 365 * 24 * 60 * 60;

const isAdminPage = ({ method, url }: IncomingMessage): boolean =>
  method === "GET" && /^\/app(?:[/?]|$)/.test(url ?? "");

const hasChosen = ({ headers }: IncomingMessage): boolean =>
  (headers.cookie ?? "").split(";").some((one) => one.trim().startsWith(`${adminLanguageCookie}=`));

/**
 * Opens the admin in the browser's language, or the owner's where the shop does not speak it: Medusa's admin looks at its cookie
 * only, and would begin in English. Whoever chooses another language in the profile keeps it.
 */
export function setAdminLanguage(request: IncomingMessage, response: ServerResponse): void {
  if (!isAdminPage(request) || hasChosen(request)) return;
  const language = acceptedLanguage(request.headers["accept-language"]) ?? env().OWNER_LANGUAGE;
  response.appendHeader(
    "Set-Cookie",
    `${adminLanguageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`,
  );
}
