import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { LRUCache } from "lru-cache";

/** How long a page may be served, and the tags that invalidate it earlier; times in ms of `performance.now()`. */
export interface PageLifetime {
  tags: readonly ChangeTag[];
  /** Until then it is served unchanged. */
  freshUntil: number;
  /** Until then it is served while it is re-rendered in the background. */
  staleUntil: number;
}

/** A value and how long it may be served, unless one of its tags is invalidated. */
export interface Cacheable<V> {
  value: V;
  lifetime: PageLifetime;
}

/** When making a value began (ms of the clock), and the number of invalidations before. */
interface Start {
  madeAt: number;
  invalidations: number;
}

type Entry<V> = Cacheable<V> & Start;

export interface CacheOptions<V> {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Maximum number of values; the least recently used are evicted, also by size. */
  max: number;
  maxSize: number;
  sizeOf: (value: V, key: string) => number;
  /** How long (ms) a value is kept for an outage after it may no longer be served. */
  keptMs: number;
  /** Called with errors of refreshing in the background, for which no request waits. */
  onBackgroundError: (error: unknown) => void;
}

/**
 * Cache of values with tags. A value is served until one of its tags is invalidated or it is too old; while it is stale,
 * it is refreshed in the background. A value whose making began before an invalidation is given to the requests that
 * wait for it, but not cached. Concurrent requests for the same key share one making.
 */
export class TaggedCache<V> {
  protected readonly entries: LRUCache<string, Entry<V>>;
  protected readonly fills = new Map<string, Start & { made: Promise<Cacheable<V>> }>();
  readonly #options: CacheOptions<V>;
  readonly #tagInvalidations = new Map<ChangeTag, number>();
  #invalidations = 0;

  constructor(options: CacheOptions<V>) {
    this.#options = options;
    const { max, maxSize, sizeOf } = options;
    this.entries = new LRUCache({ max, maxSize, sizeCalculation: ({ value }, key) => sizeOf(value, key) });
  }

  get count(): number {
    return this.entries.size;
  }

  get size(): number {
    return this.entries.calculatedSize;
  }

  invalidate(tags: readonly ChangeTag[]): void {
    this.#invalidations += 1;
    for (const tag of tags) this.#tagInvalidations.set(tag, this.#invalidations);
  }

  /** The cached value, if it may still be served; calls `make` to refresh it in the background when it is stale. */
  find(key: string, make: () => Promise<Cacheable<V>>): Cacheable<V> | undefined {
    const entry = this.entries.get(key);
    const now = this.#options.now();
    if (!entry || now >= entry.lifetime.staleUntil || !this.#isCurrent(entry)) return undefined;
    if (now >= entry.lifetime.freshUntil) this.refresh(key, make);
    return entry;
  }

  /** Makes and caches a value, or waits for one that is being made. @throws what `make` throws */
  fill(key: string, make: () => Promise<Cacheable<V>>): Promise<Cacheable<V>> {
    const running = this.fills.get(key);
    if (running?.invalidations === this.#invalidations) return running.made;
    const start: Start = { madeAt: this.#options.now(), invalidations: this.#invalidations };
    const made = this.#makeAndStore(key, make, start).finally(() => {
      if (this.fills.get(key)?.made === made) this.fills.delete(key);
    });
    this.fills.set(key, { ...start, made });
    return made;
  }

  protected refresh(key: string, make: () => Promise<Cacheable<V>>): void {
    this.fill(key, make).catch(this.#options.onBackgroundError);
  }

  async #makeAndStore(key: string, make: () => Promise<Cacheable<V>>, start: Start): Promise<Cacheable<V>> {
    const made = await make();
    const entry = { ...made, ...start };
    const isUsable = this.#options.now() < made.lifetime.staleUntil + this.#options.keptMs;
    if (isUsable && this.#isCurrent(entry)) this.entries.set(key, entry);
    return made;
  }

  #isCurrent({ lifetime, invalidations }: Entry<V>): boolean {
    return lifetime.tags.every((tag) => (this.#tagInvalidations.get(tag) ?? 0) <= invalidations);
  }
}

/** The commerce responses a shared page is made of; it is valid as long as the one that expires first. */
export class PageSources {
  readonly #tags = new Set<ChangeTag>();
  #freshUntil = Infinity;
  #staleUntil = Infinity;
  #shareable = true;

  add({ tags, freshUntil, staleUntil }: PageLifetime): void {
    for (const tag of tags) this.#tags.add(tag);
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil);
    this.#staleUntil = Math.min(this.#staleUntil, staleUntil);
  }

  /** The page contains data of one visitor, or is incomplete because commerce is down. */
  markPrivate(): void {
    this.#shareable = false;
  }

  /** How long the page may be served; null if it must not be shared. */
  get lifetime(): PageLifetime | null {
    if (!this.#shareable) return null;
    return { tags: [...this.#tags], freshUntil: this.#freshUntil, staleUntil: this.#staleUntil };
  }
}
