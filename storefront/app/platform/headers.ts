import { redirect, type HeadersFunction, type TypedResponse } from "@remix-run/node";

/** How long what never changes may be kept. */
export const yearSeconds = 365 * 24 * 60 * 60;

/** `headers` of every page that shows something of one shopper: no cache may keep it. */
export const privatePage: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

/** Adds the headers of several answers up; none is replaced, so that every Set-Cookie is sent. */
export function joinHeaders(...all: readonly Headers[]): Headers {
  const joined = new Headers();
  for (const headers of all) {
    for (const [name, value] of headers) joined.append(name, value);
  }
  return joined;
}

/** Leads one shopper on to another page, by GET; no cache may keep where to. */
export function redirectPrivately(to: string, headers = new Headers()): TypedResponse<never> {
  headers.set("Cache-Control", "private, no-store");
  return redirect(to, { status: 303, headers });
}
