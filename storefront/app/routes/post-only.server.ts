/** The loader of an address that only takes forms: there is nothing to see at it. */
export function postOnly(): Response {
  return new Response("Method Not Allowed", {
    status: 405,
    headers: { Allow: "POST", "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });
}
