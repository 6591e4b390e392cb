const methodNotAllowed = (allow: string): Response =>
  new Response("Method Not Allowed", {
    status: 405,
    headers: { Allow: allow, "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });

/** The loader of an address that only takes forms: there is nothing to see at it. */
export const postOnly = (): Response => methodNotAllowed("POST");

/** The action of an address that is no page and takes no forms. */
export const getOnly = (): Response => methodNotAllowed("GET, HEAD");
