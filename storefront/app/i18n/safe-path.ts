/**
 * Returns the value if it is a path of this shop that is safe for a redirect, else the fallback (ASVS 3.7.2). Anything
 * a browser could interpret as another host is refused: `//host`, backslashes and their encoded form, control
 * characters, absolute URLs.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2000 || !/^\/(?!\/)/.test(value)) return fallback;
  if (/[\\\p{Cc}]/u.test(value)) return fallback;
  const origin = "http://shop.invalid";
  if (!URL.canParse(value, origin)) return fallback;
  const url = new URL(value, origin);
  if (url.origin !== origin || /\/\/|%5c|%2f|%0|%1/i.test(url.pathname)) return fallback;
  return url.pathname + url.search;
}
