import { redirect } from "@remix-run/node";
import { createIsbotFromList, isbotPatterns, list } from "isbot";
import { RemixI18Next } from "remix-i18next/server";
import { acceptedLanguage } from "@su-turrone/contract/accepted-language";
import { env } from "~/platform/env.server";
import { languageCookie, rememberLanguage } from "./cookie.server";
import { defaultLanguage, isLanguage, languages, type Language } from "./languages";
import { href } from "./paths";

/**
 * Order of the specification (§4): stored cookie, the browser's preferred languages, the configured fallback.
 * remix-i18next's own header detection looks at the first preference only, hence `custom`.
 */
const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: env.FALLBACK_LANGUAGE,
    cookie: languageCookie,
    order: ["cookie", "custom"],
    findLocale: (request) => Promise.resolve(acceptedLanguage(request.headers.get("Accept-Language"))),
  },
});

/** The language a visitor asked for, by cookie or browser (spec §4); null when neither names one of the shop's. */
export const preferredLanguage = async (request: Request): Promise<Language | null> =>
  ((await languageCookie.parse(request.headers.get("Cookie"))) as Language | null) ??
  acceptedLanguage(request.headers.get("Accept-Language"));

/** isbot counts these among the robots; they are the hands of people who look at or test the shop. */
const tools = ["curl/8.0", "Wget/1.21", "node", "HeadlessChrome/140.0.0.0", "Playwright/1.60.0"];
const patternsOfTools = new Set(tools.flatMap((agent) => isbotPatterns(agent)));
const isCrawler = createIsbotFromList(list.filter((pattern) => !patternsOfTools.has(pattern)));

/** Somebody already inside the shop who asks for "/" wants the German home. */
function comesFromTheShop(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const referer = request.headers.get("Referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).host === request.headers.get("Host");
}

/**
 * Where a visitor who opens "/" from outside is sent, or null when he stays. Only this one address asks; every other
 * URL names its language. Crawlers always see what they asked for.
 */
export async function firstVisitRedirect(request: Request): Promise<Response | null> {
  const agent = request.headers.get("User-Agent");
  if (new URL(request.url).pathname !== "/" || !agent || isCrawler(agent) || comesFromTheShop(request))
    return null;
  const language = await detection.getLocale(request);
  if (!isLanguage(language) || language === defaultLanguage) return null;
  const { search } = new URL(request.url);
  return redirect(href("home", language) + search, {
    headers: {
      "Set-Cookie": await rememberLanguage(language),
      "Cache-Control": "private, no-store",
      Vary: "Cookie, Accept-Language",
    },
  });
}
