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
 * The language the shopper chose (spec §4, §9): 365 days, path /, SameSite=Lax, its value the bare code. Remix's own
 * `createCookie` would write base64, which nobody but Remix could read.
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

/** Set-Cookie header that remembers a language. */
export const rememberLanguage = (language: Language): Promise<string> => languageCookie.serialize(language);

/** What a browser that has remembered a language sends. */
export const sentLanguageCookie = (language: Language): string => `${name}=${language}`;
