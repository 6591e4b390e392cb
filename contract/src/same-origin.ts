/** The headers of a request that tell where it comes from. */
export interface OriginHeaders {
  origin?: string | undefined;
  secFetchSite?: string | undefined;
  host?: string | undefined;
}

/**
 * Whether a state-changing request comes from the server's own pages (ASVS 3.5.1): the same scheme, host and port, since
 * another port or a sister domain is another's, though its requests carry the cookies. Browsers send Origin with every POST; a
 * request with neither Origin nor Sec-Fetch-Site is no browser's and carries nobody's cookies unasked.
 * @param publicUrl the server's own address; where that is plain http (a demonstration), its other names count as well
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
