import { redirect } from "@remix-run/node";
import { rememberLanguage } from "~/i18n/cookie.server";

/** The address as the shop writes it: in small letters, but for the one page of the specification that has a capital. */
const inSmallLetters = (pathname: string): string =>
  pathname
    // letters only, not the two digits behind a percent sign
    .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length > 1 ? part : part.toLowerCase()))
    .replace(/\/bindex$/, "/Bindex");

/** German pages carry no prefix (spec §2), but people type one. */
const withoutGermanPrefix = (pathname: string): string => pathname.replace(/^\/de(?=\/|$)\/*/, "/");

/**
 * The answer for an address that has nothing: where it is only spelt in another way, the way to the right one, else a 404, shown
 * by the root's error boundary in the language of the address.
 */
export async function pageNotFound(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const written = withoutGermanPrefix(inSmallLetters(pathname));
  if (written === pathname) return new Response(null, { status: 404, statusText: "Page Not Found" });
  if (written !== "/") return redirect(written + search, 301);
  // the home of others is theirs by cookie or browser: who names German has chosen it
  const headers = { "Set-Cookie": await rememberLanguage("de"), "Cache-Control": "private, no-store" };
  return redirect(written + search, { status: 302, headers });
}
