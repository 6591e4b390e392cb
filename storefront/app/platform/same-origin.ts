/** The headers of a request that tell where it comes from. */
export interface OriginHeaders {
  origin?: string | undefined;
  secFetchSite?: string | undefined;
  host?: string | undefined;
}

/**
 * Whether a state-changing request comes from the shop's own pages (ASVS 3.5.1). Browsers send Origin with every
 * POST; a request with neither Origin nor Sec-Fetch-Site is no browser's and carries nobody's cookies unasked.
 * @param publicUrl the shop's own address
 */
export function isSameOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  const { origin, secFetchSite, host } = headers;
  if (origin !== undefined) {
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin).host;
    return from === host || from === new URL(publicUrl).host;
  }
  return secFetchSite === undefined || secFetchSite === "same-origin" || secFetchSite === "none";
}
