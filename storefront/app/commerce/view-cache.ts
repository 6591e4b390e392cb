import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { LRUCache } from "lru-cache";
import type { CommerceHealth } from "./commerce-health";

/** How long a response may be used unless it is invalidated. */
export interface CacheRule {
  /** Kind of the call (`kindOfCall`), by which its health is tracked. */
  kind: string;
  /** Tags of the data it contains; invalidating one of them invalidates the response. */
  tags: readonly ChangeTag[];
  /** Served without a request for this long, in ms; 0: commerce is called each time. */
  freshMs: number;
  /** After that, served for this long while it is refreshed in the background, in ms. */
  staleMs: number;
}

/** Maximum age of a response served while commerce is down, in ms: a day. */
const maxOutageAgeMs = 24 * 60 * 60_000;

/** A call that takes this long (ms) counts as hanging: later requests get the last response. */
const hangingAfterMs = 3_000;

/** Maximum number of responses and total characters of JSON; the least recently used are evicted. */
const cacheLimits = { max: 2_000, maxSize: 32_000_000 };

interface Entry {
  answer: object;
  /** Version of its tags when the request was sent. */
  version: string;
  /** Time of the request. */
  requestedAt: number;
}

interface Fill {
  version: string;
  startedAt: number;
  answer: Promise<object>;
}

interface Options {
  health: Pick<CommerceHealth, "isDegraded" | "hasRecentlyFailed">;
  /** Distinguishes a server that is down from one that refuses the request. */
  isFailure: (error: unknown) => boolean;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Called with errors of background refreshes, for which no request waits. */
  onBackgroundError: (error: unknown) => void;
}

/** Deep-freezes a response, so that no page can modify what the next one receives. */
function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === "object" && inner !== null) deepFreeze(inner as object);
  }
  return Object.freeze(value);
}

/**
 * Cache of commerce responses with products and texts:
 * - A response is served until one of its tags is invalidated or it is too old by its `CacheRule`.
 * - After that the old response is not served while commerce responds; a response requested before the invalidation is
 *   served to those waiting for it, but not cached.
 * - Concurrent reads of the same key share one call.
 * - While commerce is down the last response is served, for a day at most.
 */
export class ViewCache {
  readonly #options: Options;
  readonly #entries = new LRUCache<string, Entry>({
    ...cacheLimits,
    sizeCalculation: ({ answer }, key) => key.length + JSON.stringify(answer).length,
  });
  readonly #fills = new Map<string, Fill>();
  readonly #tagVersions = new Map<ChangeTag, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Number of cached responses. */
  get size(): number {
    return this.#entries.size;
  }

  /** Invalidates everything with one of the tags. */
  invalidate(tags: readonly ChangeTag[]): void {
    for (const tag of tags) this.#tagVersions.set(tag, (this.#tagVersions.get(tag) ?? 0) + 1);
  }

  /**
   * Returns a response from the cache or from commerce; it is frozen, because it is shared.
   * @param fetchAnswer fetches the response
   * @param onRead called with the time the returned response was requested
   * @throws what `fetchAnswer` throws, if commerce refuses, or is down and nothing usable is cached
   */
  async read<T extends object>(
    key: string,
    rule: CacheRule,
    fetchAnswer: () => Promise<T>,
    onRead: (requestedAt: number) => void = () => undefined,
  ): Promise<T> {
    const { health, isFailure, now, onBackgroundError } = this.#options;
    const version = this.#versionOf(rule.tags);
    const entry = this.#entries.get(key);
    if (entry) {
      const answer = entry.answer as T;
      const age = now() - entry.requestedAt;
      if (age < maxOutageAgeMs && (health.hasRecentlyFailed(rule.kind) || this.#isHanging(key))) {
        onRead(entry.requestedAt);
        return answer;
      }
      if (entry.version === version && age < rule.freshMs + rule.staleMs) {
        if (age >= rule.freshMs || health.isDegraded(rule.kind)) {
          this.#fill(key, rule, version, fetchAnswer).catch(onBackgroundError);
        }
        onRead(entry.requestedAt);
        return answer;
      }
    }
    // the duration of the call counts as age
    const requestedAt = now();
    try {
      const answer = await this.#fill(key, rule, version, fetchAnswer);
      onRead(requestedAt);
      return answer;
    } catch (error) {
      const last = this.#entries.get(key);
      if (!last || !isFailure(error) || now() - last.requestedAt >= maxOutageAgeMs) throw error;
      onRead(last.requestedAt);
      return last.answer as T;
    }
  }

  #versionOf(tags: readonly ChangeTag[]): string {
    return tags.map((tag) => this.#tagVersions.get(tag) ?? 0).join(" ");
  }

  #isHanging(key: string): boolean {
    const fill = this.#fills.get(key);
    return fill !== undefined && this.#options.now() - fill.startedAt >= hangingAfterMs;
  }

  /** Joins a running call for the same version, or starts one. */
  #fill<T extends object>(
    key: string,
    rule: CacheRule,
    version: string,
    fetchAnswer: () => Promise<T>,
  ): Promise<T> {
    const running = this.#fills.get(key);
    if (running?.version === version) return running.answer as Promise<T>;
    const startedAt = this.#options.now();
    const answer = this.#fetchAndStore(key, rule, { version, requestedAt: startedAt }, fetchAnswer).finally(
      () => {
        if (this.#fills.get(key)?.answer === answer) this.#fills.delete(key);
      },
    );
    this.#fills.set(key, { version, startedAt, answer });
    return answer;
  }

  async #fetchAndStore<T extends object>(
    key: string,
    { tags }: CacheRule,
    request: Omit<Entry, "answer">,
    fetchAnswer: () => Promise<T>,
  ): Promise<T> {
    const isCurrent = () => this.#versionOf(tags) === request.version;
    try {
      const answer = deepFreeze(await fetchAnswer());
      if (isCurrent()) this.#entries.set(key, { ...request, answer });
      return answer;
    } catch (error) {
      if (isCurrent() && !this.#options.isFailure(error)) this.#entries.delete(key);
      throw error;
    }
  }
}
