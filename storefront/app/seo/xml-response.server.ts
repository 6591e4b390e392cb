/** Seconds machines may keep a file; a change of price or stock is in it this soon. */
const maxAge = 300;

/** An XML document as an answer. */
export const xmlResponse = (xml: string, type = "application/xml"): Response =>
  new Response(xml, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": `public, max-age=${maxAge}` },
  });
