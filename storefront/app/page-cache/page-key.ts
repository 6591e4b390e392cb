/** Tracking parameters, which do not affect the page. */
const trackingParameters = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_gl)$/;

/** A URL without tracking parameters: path, and query with its "?" or "". */
export interface PageAddress {
  path: string;
  query: string;
}

/** Parses a request URL. @param url as in the request line */
export function pageAddress(url: string): PageAddress {
  const queryStart = url.indexOf("?");
  if (queryStart < 0) return { path: url, query: "" };
  const params = new URLSearchParams(url.slice(queryStart + 1));
  for (const name of [...params.keys()]) if (trackingParameters.test(name)) params.delete(name);
  return { path: url.slice(0, queryStart), query: params.size > 0 ? `?${params.toString()}` : "" };
}

/** Everything about a visitor that a shared page depends on; each combination is cached separately. */
export interface Visitor {
  /** Number of packs in the cart. */
  count: number;
  /** Canonical language and panel cookies; "" if they do not affect the page. */
  cookies: string;
}

/** Cache key of a page. */
export const pageKey = ({ path, query }: PageAddress, { count, cookies }: Visitor): string =>
  `${path}${query} ${count} ${cookies}`;
