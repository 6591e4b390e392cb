/** Cache lifetime in seconds; changed prices and stock appear after this time at the latest. */
const maxAge = 300;

export const xmlResponse = (xml: string, type = "application/xml"): Response =>
  new Response(xml, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `public, max-age=${maxAge}` },
  });
