import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { previewParameter } from "@su-turrone/contract/page-content";
import { log } from "~/platform/log.server";
import { type Cacheable, type CacheOptions, type PageLifetime, TaggedCache } from "~/platform/tagged-cache";
import { type CommerceHealth, commerceHealth, kindOfCall } from "./commerce-health";
import { isCommerceFailure } from "./commerce-error";

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

interface Options extends Pick<CacheOptions<object>, "now" | "onBackgroundError"> {
  health: Pick<CommerceHealth, "isDegraded" | "hasRecentlyFailed">;
  /** Distinguishes a server that is down from one that refuses the request. */
  isFailure: (error: unknown) => boolean;
}

/** Deep-freezes a response, so that no page can modify what the next one receives. */
function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === "object" && inner !== null) deepFreeze(inner as object);
  }
  return Object.freeze(value);
}

/** Cache of commerce responses with products and texts. While commerce is down the last response is served, for a day. */
export class ViewCache extends TaggedCache<object> {
  readonly #outage: Options;

  constructor(options: Options) {
    super({
      ...options,
      max: 2_000,
      // characters of JSON
      maxSize: 32_000_000,
      sizeOf: (answer, key) => key.length + JSON.stringify(answer).length,
      keptMs: maxOutageAgeMs,
    });
    this.#outage = options;
  }

  /**
   * Returns a response from the cache or from commerce; it is frozen, because it is shared.
   * @param onRead called with how long the returned response may be used
   * @throws what `fetchAnswer` throws, if commerce refuses, or is down and nothing usable is cached
   */
  async read<T extends object>(
    key: string,
    { kind, tags, freshMs, staleMs }: CacheRule,
    fetchAnswer: () => Promise<T>,
    onRead: (lifetime: PageLifetime) => void = () => undefined,
  ): Promise<T> {
    const { health, now } = this.#outage;
    const make = async () => {
      // the duration of the call counts as age
      const freshUntil = now() + freshMs;
      const value = await this.#dropIfRefused(key, fetchAnswer);
      return { value: deepFreeze(value), lifetime: { tags, freshUntil, staleUntil: freshUntil + staleMs } };
    };
    const isDown = health.hasRecentlyFailed(kind) || this.#isHanging(key);
    let found = (isDown ? this.#lastUsable(key) : undefined) ?? this.find(key, make);
    if (found && !isDown && health.isDegraded(kind)) this.refresh(key, make);
    found ??= await this.fill(key, make).catch((error: unknown) => {
      const last = this.#outage.isFailure(error) ? this.#lastUsable(key) : undefined;
      if (!last) throw error;
      return last;
    });
    onRead(found.lifetime);
    return found.value as T;
  }

  #lastUsable(key: string): Cacheable<object> | undefined {
    const last = this.entries.get(key);
    return last && this.#outage.now() - last.madeAt < maxOutageAgeMs ? last : undefined;
  }

  #isHanging(key: string): boolean {
    const fill = this.fills.get(key);
    return fill !== undefined && this.#outage.now() - fill.madeAt >= hangingAfterMs;
  }

  async #dropIfRefused<T>(key: string, fetchAnswer: () => Promise<T>): Promise<T> {
    try {
      return await fetchAnswer();
    } catch (error) {
      if (!this.#outage.isFailure(error)) this.entries.delete(key);
      throw error;
    }
  }
}

const secondsToMs = (n: number): number => n * 1000;

/** Prices and stock are never older than a minute, even if a change notification is lost; sales start by the clock. */
const productLifetime = { freshMs: secondsToMs(15), staleMs: secondsToMs(45) };

/** Texts only change when the owner edits them, and posts are published by the clock. */
const textLifetime = { freshMs: secondsToMs(60), staleMs: secondsToMs(240) };

/** Searches are not cached, because the search index lags behind the changes. */
const searchLifetime = { freshMs: 0, staleMs: 0 };

/**
 * Cached calls by kind: those that return products and texts. Carts, orders and messages are never cached: nobody may
 * see an outdated one or one of another shopper.
 */
const cacheRules: readonly CacheRule[] = [
  { kind: "/store/catalogue", tags: ["catalogue", "reviews"], ...productLifetime },
  { kind: "/store/products", tags: ["catalogue"], ...productLifetime },
  { kind: "/store/product-categories", tags: ["catalogue"], ...textLifetime },
  { kind: "/store/slugs", tags: ["catalogue"], ...textLifetime },
  { kind: "/store/reviews", tags: ["reviews"], ...textLifetime },
  // their texts contain the shipping price
  { kind: "/store/posts", tags: ["content", "shop"], ...textLifetime },
  { kind: "/store/pages", tags: ["content", "shop"], ...textLifetime },
  { kind: "/store/page-content", tags: ["content"], ...textLifetime },
  { kind: "/store/regions", tags: ["shop"], ...textLifetime },
  { kind: "/store/shop", tags: ["shop"], ...textLifetime },
];

/** Cache rule of a read; null if it is not cached. */
export function cacheRuleOf(
  path: string,
  query: Readonly<Record<string, unknown>> | undefined,
): CacheRule | null {
  const rule = cacheRules.find(({ kind }) => kind === kindOfCall(path));
  // drafts are not cached
  if (!rule || query?.[previewParameter] !== undefined) return null;
  return query?.["q"] === undefined ? rule : { ...rule, ...searchLifetime };
}

const cache = new ViewCache({
  health: commerceHealth,
  isFailure: isCommerceFailure,
  now: () => performance.now(),
  onBackgroundError: (error) => {
    log.warn({ err: error }, "a cached response of commerce could not be refreshed");
  },
});

export const readCached = cache.read.bind(cache);

/** Invalidates cached data with these tags; the next page requests it again. */
export const invalidateViews = (tags: readonly ChangeTag[]): void => cache.invalidate(tags);
