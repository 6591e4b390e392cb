import type { Cookie } from "@remix-run/node";
import { parse, serialize, type SerializeOptions } from "cookie";
import { isHttps } from "~/platform/env.server";
import { isLanguage, type Language } from "./languages";

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
export const languageCookie: Cookie = {
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

/** Set-Cookie header that stores a language. */
export const rememberLanguage = (language: Language): Promise<string> => languageCookie.serialize(language);

/** Cookie header of a browser that has stored a language. */
export const languageCookieHeader = (language: Language): string => `${name}=${language}`;
