import { onEveryRequest } from "./every-request";

/** An index of a list in a query of four digits or more, after `withPlainIndexes`. */
const largeIndex = /\[\d{4,}\]/;

/** Decodes the digits and brackets of a query, and nothing else: the rest of it may be malformed. */
const withPlainIndexes = (query: string): string =>
  query.replaceAll(/%(?:3\d|5[bd])/gi, (encoded) => decodeURIComponent(encoded));

/**
 * Whether reading the query of a URL would build a list of a thousand entries and more: Medusa reads queries without a
 * limit, before any middleware and for everybody, so that `?a[999999999]=b` kept the only thread busy for twenty seconds.
 */
export const hasLargeIndex = (url: string): boolean =>
  url.includes("?") && largeIndex.test(withPlainIndexes(url.slice(url.indexOf("?"))));

/** Path of no route: what such a request asks for is not found. */
const nothing = "/refused-query";

/** Keeps queries with large indexes from being read. */
export function refuseLargeIndexes(): void {
  onEveryRequest((request) => {
    if (hasLargeIndex(request.url ?? "")) request.url = nothing;
  });
}
