import { redirect } from "@remix-run/node";
import { rememberLanguage } from "~/i18n/detect.server";

const methodNotAllowed = (allow: string): Response =>
  new Response("Method Not Allowed", {
    status: 405,
    headers: { Allow: allow, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });

/** Loader of a route that only accepts forms: answers GET with 405. */
export const postOnly = (): Response => methodNotAllowed("POST");

/** Action of a read-only resource route: answers forms with 405. */
export const getOnly = (): Response => methodNotAllowed("GET, HEAD");

/** The path in the shop's own spelling: lower case, except for the one page the specification writes with a capital. */
const toCanonicalCase = (pathname: string): string =>
  pathname
    // letters only, not the two hex digits of a percent-encoded byte
    .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length > 1 ? part : part.toLowerCase()))
    .replace(/\/bindex$/, "/Bindex");

/** German pages have no prefix (spec §2), but people type one. */
const withoutGermanPrefix = (pathname: string): string => pathname.replace(/^\/de(?=\/|$)\/*/, "/");

/** Redirects another spelling of a page's URL; any other URL is a 404, rendered by the root in its language. */
export async function pageNotFound(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const canonicalPath = withoutGermanPrefix(toCanonicalCase(pathname));
  if (canonicalPath === pathname) return new Response(null, { status: 404, statusText: "Page Not Found" });
  if (canonicalPath !== "/") return redirect(canonicalPath + search, 301);
  // "/" picks the language by cookie or browser: a visitor who typed /de has chosen German, so remember that
  const headers = { "Set-Cookie": await rememberLanguage("de"), "Cache-Control": "private, no-store" };
  return redirect(canonicalPath + search, { status: 302, headers });
}
