import { type Cookie, redirect } from "@remix-run/node";
import { acceptedLanguage } from "@su-turrone/contract/accepted-language";
import { parse, serialize, type SerializeOptions } from "cookie";
import { createIsbotFromList, isbotPatterns, list } from "isbot";
import { RemixI18Next } from "remix-i18next/server";
import { env, isHttps } from "~/platform/env.server";
import { defaultLanguage, isLanguage, type Language, languages } from "./languages";
import { href } from "./paths";

const name = "lang";
const days = 365;

const options: SerializeOptions = {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: isHttps,
  maxAge: days * 24 * 60 * 60,
};

/**
 * Cookie with the chosen language (spec §4, §9): 365 days, path /, SameSite=Lax, the bare language code as value.
 * Remix's `createCookie` would write base64, which only Remix could read.
 */
const languageCookie: Cookie = {
  name,
  isSigned: false,
  expires: undefined,
  parse(header) {
    const value = header ? parse(header)[name] : undefined;
    return Promise.resolve(isLanguage(value) ? value : null);
  },
  serialize(value) {
    return Promise.resolve(serialize(name, isLanguage(value) ? value : "", options));
  },
};

export const rememberLanguage = (language: Language): Promise<string> => languageCookie.serialize(language);

export const languageCookieHeader = (language: Language): string => `${name}=${language}`;

/**
 * Detection order of the specification (§4): stored cookie, the browser's preferred languages, the configured fallback.
 * remix-i18next's own header detection only considers the first preference, hence `custom`.
 */
const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: languageCookie,
    order: ["cookie", "custom"],
    findLocale: (request) =>
      Promise.resolve(acceptedLanguage(request.headers.get("Accept-Language"), env.FALLBACK_LANGUAGE)),
  },
});

/**
 * Language requested by cookie or browser (spec §4), for a browser with other languages the configured fallback; null if
 * neither names a language.
 */
export const preferredLanguage = async (request: Request): Promise<Language | null> =>
  ((await languageCookie.parse(request.headers.get("Cookie"))) as Language | null) ??
  acceptedLanguage(request.headers.get("Accept-Language"), env.FALLBACK_LANGUAGE);

/** User agents isbot treats as robots, but which are tools of people who view or test the shop. */
const toolAgents = ["curl/8.0", "Wget/1.21", "node", "HeadlessChrome/140.0.0.0", "Playwright/1.60.0"];
const toolPatterns = new Set(toolAgents.flatMap((agent) => isbotPatterns(agent)));
const isCrawler = createIsbotFromList(list.filter((pattern) => !toolPatterns.has(pattern)));

/** Whether the visitor is already in the shop, so that "/" means the German home page. */
function isInternalNavigation(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  const referer = request.headers.get("Referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).host === request.headers.get("Host");
}

/**
 * Redirect for a visitor who opens "/" from outside, or null to stay. Only this URL is redirected; every other URL
 * determines its language. Crawlers always get what they requested.
 */
export async function firstVisitRedirect(request: Request): Promise<Response | null> {
  const agent = request.headers.get("User-Agent");
  if (new URL(request.url).pathname !== "/" || !agent || isCrawler(agent) || isInternalNavigation(request))
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
