import { redirect, type HeadersFunction, type TypedResponse } from "@remix-run/node";

/** Cache lifetime in seconds of content that never changes. */
export const yearSeconds = 365 * 24 * 60 * 60;

/** `headers` of pages with data of one shopper: must not be cached. */
export const privatePage: HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

/** Merges the headers of several responses by appending, so that every Set-Cookie is kept. */
export function mergeHeaders(...headersList: readonly Headers[]): Headers {
  const merged = new Headers();
  for (const headers of headersList) {
    for (const [name, value] of headers) merged.append(name, value);
  }
  return merged;
}

/** JSON for one shopper; the response must not be cached. */
export function answerPrivately(body: unknown, status: number, headers = new Headers()): Response {
  headers.set("Cache-Control", "private, no-store");
  // a plain Response: Remix ignores the status and headers of `data()` on a route without a component
  return Response.json(body, { status, headers });
}

/** Redirects one shopper with 303; the response must not be cached. */
export function redirectPrivately(to: string, headers = new Headers()): TypedResponse<never> {
  headers.set("Cache-Control", "private, no-store");
  return redirect(to, { status: 303, headers });
}
