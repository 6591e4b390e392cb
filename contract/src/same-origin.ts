export interface OriginHeaders {
  origin?: string | undefined;
  secFetchSite?: string | undefined;
  host?: string | undefined;
}

/**
 * Whether a state-changing request comes from the server's own pages (ASVS 3.5.1): same scheme, host and port, because
 * another port or a sibling domain may belong to someone else, although its requests carry the cookies. Browsers send
 * Origin with every POST; a request with neither Origin nor Sec-Fetch-Site does not come from a browser and cannot
 * carry a visitor's cookies.
 * @param publicUrl the server's own URL; if it is plain http (a demonstration), its other host names are accepted too
 */
export function isSameOrigin({ origin, secFetchSite, host }: OriginHeaders, publicUrl: string): boolean {
  if (origin === undefined) {
    return secFetchSite === undefined || secFetchSite === "same-origin" || secFetchSite === "none";
  }
  const own = new URL(publicUrl);
  return (
    origin === own.origin || (own.protocol === "http:" && host !== undefined && origin === `http://${host}`)
  );
}
