import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { LRUCache } from "lru-cache";
import type { PageLifetime } from "~/platform/page-sources";

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

/** A rendered page and how long it may be served. */
export interface RenderedPage {
  page: ReadyPage;
  lifetime: PageLifetime;
}

/** Renders a page; null if it differs per visitor and must not be shared. */
type PageRenderer = () => Promise<RenderedPage | null>;

interface Entry extends RenderedPage {
  /** Version of its tags when rendering began. */
  version: string;
}

interface Options {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Milliseconds since 1970. */
  date: () => number;
  /** Maximum size of the cached bodies in bytes; the least recently used pages are evicted. */
  maxBytes: number;
  /** Called with errors of background rendering, for which no request waits. */
  onBackgroundError: (error: unknown) => void;
}

/** Maximum number of cached pages, however small. */
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

const bytesOf = ({ page }: Entry, key: string): number =>
  pageEncodings.reduce((bytes, encoding) => bytes + page.encoded[encoding].body.length, key.length);

/**
 * Cache of rendered pages. A page is served until one of its tags is invalidated or its data is too old. A page whose
 * rendering began before an invalidation is served to the requests that wait for it, but not cached. Concurrent
 * requests for the same page share one rendering.
 */
export class PageCache {
  readonly #options: Options;
  readonly #entries: LRUCache<string, Entry>;
  readonly #unshareable: LRUCache<string, true>;
  readonly #fills = new Map<string, { invalidations: number; page: Promise<ReadyPage | null> }>();
  readonly #tagInvalidations = new Map<ChangeTag, number>();
  #invalidations = 0;

  constructor(options: Options) {
    this.#options = options;
    const { now, maxBytes } = options;
    this.#entries = new LRUCache({ max: maxPages, maxSize: maxBytes, sizeCalculation: bytesOf });
    this.#unshareable = new LRUCache({
      max: maxPages,
      maxSize: maxUnshareableKeyCharacters,
      sizeCalculation: (_, key) => key.length,
      ttl: unshareableTtlMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Total size of the cached bodies and keys in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Invalidates all pages with one of the tags. */
  invalidate(tags: readonly ChangeTag[]): void {
    this.#invalidations += 1;
    for (const tag of tags) this.#tagInvalidations.set(tag, this.#invalidations);
  }

  /** The cached page, if it may still be served; calls `render` to re-render it in the background when it is stale. */
  find(key: string, render: PageRenderer): ReadyPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { tags, freshUntil, staleUntil } = entry.lifetime;
    const now = this.#options.now();
    if (now >= staleUntil || entry.version !== this.#versionOf(tags)) {
      this.#entries.delete(key);
      return undefined;
    }
    if (now >= freshUntil) this.fill(key, render).catch(this.#options.onBackgroundError);
    return entry.page;
  }

  /**
   * Renders and caches a page, or waits for a rendering in progress.
   * @returns null if the page must not be shared
   * @throws what `render` throws
   */
  fill(key: string, render: PageRenderer): Promise<ReadyPage | null> {
    if (this.#unshareable.has(key)) return Promise.resolve(null);
    const running = this.#fills.get(key);
    if (running?.invalidations === this.#invalidations) return running.page;
    const page = this.#render(key, render).finally(() => {
      if (this.#fills.get(key)?.page === page) this.#fills.delete(key);
    });
    this.#fills.set(key, { invalidations: this.#invalidations, page });
    return page;
  }

  async #render(key: string, render: PageRenderer): Promise<ReadyPage | null> {
    const invalidationsAtStart = this.#invalidations;
    const rendered = await render();
    if (!rendered) {
      this.#entries.delete(key);
      this.#unshareable.set(key, true);
      return null;
    }
    const { now, date } = this.#options;
    const lifetime = {
      ...rendered.lifetime,
      freshUntil: Math.min(rendered.lifetime.freshUntil, now() + hourMs - (date() % hourMs)),
    };
    const isCurrent = lifetime.tags.every(
      (tag) => (this.#tagInvalidations.get(tag) ?? 0) <= invalidationsAtStart,
    );
    if (isCurrent && lifetime.staleUntil > now()) {
      this.#entries.set(key, { page: rendered.page, lifetime, version: this.#versionOf(lifetime.tags) });
    }
    return rendered.page;
  }

  #versionOf(tags: readonly ChangeTag[]): string {
    return tags.map((tag) => this.#tagInvalidations.get(tag) ?? 0).join(" ");
  }
}
