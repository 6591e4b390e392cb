/** Marks of campaigns in an address: they change nothing of a page. */
const campaignMarks = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid|_gl)$/;

/** An address of the shop without marks of campaigns: path, and query with its "?" or "". */
export interface PageAddress {
  path: string;
  query: string;
}

/** Reads the address of a request. @param url as it stands in the request line */
export function pageAddress(url: string): PageAddress {
  const at = url.indexOf("?");
  if (at < 0) return { path: url, query: "" };
  const params = new URLSearchParams(url.slice(at + 1));
  for (const name of [...params.keys()]) if (campaignMarks.test(name)) params.delete(name);
  return { path: url.slice(0, at), query: params.size > 0 ? `?${params.toString()}` : "" };
}

/** All of a visitor that a page for everybody shows; each combination has a page of its own. */
export interface Visitor {
  /** Packs in the cart. */
  count: number;
  /** Cookies of language and panels, made anew of what they mean; "" where they mean nothing to the page. */
  cookies: string;
}

/** What tells one kept page from another. */
export const pageKey = ({ path, query }: PageAddress, { count, cookies }: Visitor): string =>
  `${path}${query} ${count} ${cookies}`;
