import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { LRUCache } from "lru-cache";
import type { PageLifetime } from "~/platform/page-sources";

/** Encodings a page is kept in, the smallest first. */
export const pageEncodings = ["br", "gzip", "identity"] as const;
export type PageEncoding = (typeof pageEncodings)[number];

/** A page that is ready to be sent. */
export interface ReadyPage {
  /** Names and values in turn, as `writeHead` takes them; without those that each answer has of its own. */
  headers: readonly string[];
  etag: string;
  /** The same page in each encoding. */
  bodies: Readonly<Record<PageEncoding, Buffer>>;
}

/** A page that was made, and how long it may be given. */
export interface MadePage {
  page: ReadyPage;
  lifetime: PageLifetime;
}

/** Renders a page; null where it is not the same for everybody, so that each visitor has to be given one of his own. */
export type MakePage = () => Promise<MadePage | null>;

interface Entry extends MadePage {
  /** Of its tags, when it was begun. */
  version: string;
}

interface Options {
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** Milliseconds since 1970. */
  date: () => number;
  /** Bytes of bodies that are kept; the least used pages go first. */
  maxBytes: number;
  /** Told of what went wrong where nobody waited for it. */
  onBackgroundError: (error: unknown) => void;
}

/** So many pages at most, however small. */
const maxPages = 5_000;

/** So long (ms) it is remembered that a page is not for everybody, so that it is not made in vain for each who asks. */
const unsharedMs = 5_000;

/** So many characters of their keys at most: strangers choose how long an address is. */
const unsharedCharacters = 4_000_000;

/** Dates of delivery and opening hours turn at full hours, which in every zone is at a quarter of one in UTC (ms). */
const quarterMs = 15 * 60_000;

const bytesOf = ({ page }: Entry, key: string): number =>
  pageEncodings.reduce((bytes, encoding) => bytes + page.bodies[encoding].length, key.length);

/**
 * Whole pages, ready to be sent. A page is served until one of its tags is invalidated, or until what it was made of is too old;
 * a page that was begun before an invalidation is served to those who wait for it, and not cached. Requests for the same page at the
 * same time share one rendering.
 */
export class PageCache {
  readonly #options: Options;
  readonly #entries: LRUCache<string, Entry>;
  readonly #unshared: LRUCache<string, true>;
  readonly #fills = new Map<string, { invalidations: number; page: Promise<ReadyPage | null> }>();
  readonly #changes = new Map<ChangeTag, number>();
  #invalidations = 0;

  constructor(options: Options) {
    this.#options = options;
    const { now, maxBytes } = options;
    this.#entries = new LRUCache({ max: maxPages, maxSize: maxBytes, sizeCalculation: bytesOf });
    this.#unshared = new LRUCache({
      max: maxPages,
      maxSize: unsharedCharacters,
      sizeCalculation: (_, key) => key.length,
      ttl: unsharedMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Bytes of the bodies and keys that are kept. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Outdates whatever has one of the tags. */
  invalidate(tags: readonly ChangeTag[]): void {
    this.#invalidations += 1;
    for (const tag of tags) this.#changes.set(tag, this.#invalidations);
  }

  /** The page that is kept, where it may still be given; `make` renders the next one where it is time to. */
  find(key: string, make: MakePage): ReadyPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { tags, freshUntil, staleUntil } = entry.lifetime;
    const now = this.#options.now();
    if (now >= staleUntil || entry.version !== this.#versionOf(tags)) {
      this.#entries.delete(key);
      return undefined;
    }
    if (now >= freshUntil) this.fill(key, make).catch(this.#options.onBackgroundError);
    return entry.page;
  }

  /**
   * Makes a page, or waits for it where it is being made, and keeps it.
   * @returns null where it is not for everybody
   * @throws what `make` throws
   */
  fill(key: string, make: MakePage): Promise<ReadyPage | null> {
    if (this.#unshared.has(key)) return Promise.resolve(null);
    const running = this.#fills.get(key);
    if (running?.invalidations === this.#invalidations) return running.page;
    const page = this.#make(key, make).finally(() => {
      if (this.#fills.get(key)?.page === page) this.#fills.delete(key);
    });
    this.#fills.set(key, { invalidations: this.#invalidations, page });
    return page;
  }

  async #make(key: string, make: MakePage): Promise<ReadyPage | null> {
    const begunAt = this.#invalidations;
    const made = await make();
    if (!made) {
      this.#entries.delete(key);
      this.#unshared.set(key, true);
      return null;
    }
    const { now, date } = this.#options;
    const staleUntil = Math.min(made.lifetime.staleUntil, now() + quarterMs - (date() % quarterMs));
    const lifetime = { ...made.lifetime, staleUntil };
    const isCurrent = lifetime.tags.every((tag) => (this.#changes.get(tag) ?? 0) <= begunAt);
    if (isCurrent && staleUntil > now()) {
      this.#entries.set(key, { page: made.page, lifetime, version: this.#versionOf(lifetime.tags) });
    }
    return made.page;
  }

  #versionOf(tags: readonly ChangeTag[]): string {
    return tags.map((tag) => this.#changes.get(tag) ?? 0).join(" ");
  }
}
