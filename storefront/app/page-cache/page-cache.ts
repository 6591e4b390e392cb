import { LRUCache } from "lru-cache";
import { type Cacheable, type CacheOptions, TaggedCache } from "~/platform/tagged-cache";

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
  count: number;
  /** Canonical language and panel cookies; "" if they do not affect the page. */
  cookies: string;
}

export const pageKey = ({ path, query }: PageAddress, { count, cookies }: Visitor): string =>
  `${path}${query} ${count} ${cookies}`;

/** Encodings a page is cached in, smallest first. */
export const pageEncodings = ["br", "gzip", "identity"] as const;
export type PageEncoding = (typeof pageEncodings)[number];

/** A rendered page, ready to be sent; headers are alternating names and values, as `writeHead` accepts them. */
export interface ReadyPage {
  etag: string;
  /** Headers of a 304: those of the page, except those that describe its body (RFC 9110, 15.4.5). */
  unchanged: string[];
  encoded: Readonly<Record<PageEncoding, { headers: string[]; body: Buffer }>>;
}

/** A page as rendered: null if it differs per visitor and must not be shared. */
export type RenderedPage = Cacheable<ReadyPage | null>;

/** What rendering returns for a page that must not be shared. */
export const notShareable: RenderedPage = {
  value: null,
  lifetime: { tags: [], freshUntil: 0, staleUntil: 0 },
};

interface Options extends Pick<CacheOptions<ReadyPage | null>, "now" | "onBackgroundError"> {
  /** Milliseconds since 1970. */
  date: () => number;
  /** Maximum size of the cached bodies in bytes; the least recently used pages are evicted. */
  maxBytes: number;
}

const maxPages = 5_000;

/** How long (ms) a page is remembered as not shareable, so that it is not rendered in vain for each request. */
const unshareableTtlMs = 5_000;

/** Maximum total length of their keys in characters: clients control the length of a URL. */
const maxUnshareableKeyCharacters = 4_000_000;

/**
 * Cached pages are stale from the next full hour on (ms): delivery dates and banners change on a full hour of the shop's
 * own time zone, which differs from UTC by whole hours.
 */
const hourMs = 60 * 60_000;

const bytesOf = (page: ReadyPage | null, key: string): number =>
  pageEncodings.reduce((bytes, encoding) => bytes + (page?.encoded[encoding].body.length ?? 0), key.length);

export class PageCache extends TaggedCache<ReadyPage | null> {
  readonly #clocks: Pick<Options, "now" | "date">;
  readonly #unshareable: LRUCache<string, true>;

  constructor({ maxBytes, ...options }: Options) {
    super({ ...options, max: maxPages, maxSize: maxBytes, sizeOf: bytesOf, keptMs: 0 });
    this.#clocks = options;
    this.#unshareable = new LRUCache({
      max: maxPages,
      maxSize: maxUnshareableKeyCharacters,
      sizeCalculation: (_, key) => key.length,
      ttl: unshareableTtlMs,
      ttlResolution: 0,
      perf: { now: options.now },
    });
  }

  override fill(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (this.#unshareable.has(key)) return Promise.resolve(notShareable);
    return super.fill(key, async () => {
      const { value, lifetime } = await render();
      if (!value) {
        this.entries.delete(key);
        this.#unshareable.set(key, true);
      }
      const { now, date } = this.#clocks;
      const nextHour = now() + hourMs - (date() % hourMs);
      return { value, lifetime: { ...lifetime, freshUntil: Math.min(lifetime.freshUntil, nextHour) } };
    });
  }
}
