const methodNotAllowed = (allow: string): Response =>
  new Response("Method Not Allowed", {
    status: 405,
    headers: { Allow: allow, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });

/** Loader of a route that only accepts forms: answers GET with 405. */
export const postOnly = (): Response => methodNotAllowed("POST");

/** Action of a read-only resource route: answers forms with 405. */
export const getOnly = (): Response => methodNotAllowed("GET, HEAD");
