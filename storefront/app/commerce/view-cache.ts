import type { ChangeTag } from "@su-turrone/contract/content-changed";
import { LRUCache } from "lru-cache";
import type { CommerceHealth } from "./commerce-health";

/** How long an answer is good for, where nothing invalidates it. */
export interface CacheRule {
  /** Kind of the call (`kindOfCall`), by which its health is known. */
  kind: string;
  /** What it is made of; invalidating one of these ends it. */
  tags: readonly ChangeTag[];
  /** It is given as it is for so long, in ms; 0: commerce is asked each time. */
  freshMs: number;
  /** For so long after that it is still given at once, while the next one is fetched, in ms. */
  staleMs: number;
}

/** While commerce is away an answer is given up to this age, in ms: a day. */
const awayMs = 24 * 60 * 60_000;

/** A call that takes this long is one to a server that hangs: who comes later gets the last answer, in ms. */
const patienceMs = 3_000;

/** Least used answers go first: beyond so many, or so many characters of JSON. */
const bounds = { max: 2_000, maxSize: 32_000_000 };

interface Entry {
  answer: object;
  /** Of its tags, when it was asked for. */
  version: string;
  /** When it was asked for. */
  askedAt: number;
}

interface Fill {
  version: string;
  startedAt: number;
  answer: Promise<object>;
}

interface Options {
  health: Pick<CommerceHealth, "isDegraded" | "hasJustFailed">;
  /** Tells a server that is away from one that says no. */
  isFailure: (error: unknown) => boolean;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  /** Told of what went wrong where nobody waited for it. */
  onBackgroundError: (error: unknown) => void;
}

/** Freezes an answer and all in it, so that no page can change what the next one is given. */
function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === "object" && inner !== null) deepFreeze(inner as object);
  }
  return Object.freeze(value);
}

/**
 * Answers of commerce that show goods and words, kept for the pages after. The one rule:
 * - An answer is given until one of its tags is invalidated, or until it is too old by its `CacheRule`.
 * - After that nobody gets the old one any more as long as commerce answers; an answer that was asked for before is given to those
 *   who wait for it, and not cached.
 * - Whoever asks the same at the same time waits for one call.
 * - While commerce is away the last answer is given, for a day at most.
 */
export class ViewCache {
  readonly #options: Options;
  readonly #entries = new LRUCache<string, Entry>({
    ...bounds,
    sizeCalculation: ({ answer }, key) => key.length + JSON.stringify(answer).length,
  });
  readonly #fills = new Map<string, Fill>();
  readonly #changes = new Map<ChangeTag, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Number of answers kept. */
  get size(): number {
    return this.#entries.size;
  }

  /** Outdates whatever has one of the tags. */
  invalidate(tags: readonly ChangeTag[]): void {
    for (const tag of tags) this.#changes.set(tag, (this.#changes.get(tag) ?? 0) + 1);
  }

  /**
   * The answer to a question, from here or from commerce; frozen, it is others' as well.
   * @param ask fetches it
   * @param onRead told when the answer that is given was asked for
   * @throws what `ask` throws, where commerce said no, or is away and has never answered the question
   */
  async read<T extends object>(
    key: string,
    rule: CacheRule,
    ask: () => Promise<T>,
    onRead: (askedAt: number) => void = () => undefined,
  ): Promise<T> {
    const { health, isFailure, now, onBackgroundError } = this.#options;
    const version = this.#versionOf(rule.tags);
    const entry = this.#entries.get(key);
    if (entry) {
      const answer = entry.answer as T;
      const age = now() - entry.askedAt;
      if (age < awayMs && (health.hasJustFailed(rule.kind) || this.#isHanging(key))) {
        onRead(entry.askedAt);
        return answer;
      }
      if (entry.version === version && age < rule.freshMs + rule.staleMs) {
        if (age >= rule.freshMs || health.isDegraded(rule.kind)) {
          this.#fill(key, rule, version, ask).catch(onBackgroundError);
        }
        onRead(entry.askedAt);
        return answer;
      }
    }
    // what it takes is counted as age
    const askedAt = now();
    try {
      const answer = await this.#fill(key, rule, version, ask);
      onRead(askedAt);
      return answer;
    } catch (error) {
      const last = this.#entries.get(key);
      if (!last || !isFailure(error) || now() - last.askedAt >= awayMs) throw error;
      onRead(last.askedAt);
      return last.answer as T;
    }
  }

  #versionOf(tags: readonly ChangeTag[]): string {
    return tags.map((tag) => this.#changes.get(tag) ?? 0).join(" ");
  }

  #isHanging(key: string): boolean {
    const fill = this.#fills.get(key);
    return fill !== undefined && this.#options.now() - fill.startedAt >= patienceMs;
  }

  /** Joins the call that is under way for the same version, or makes one. */
  #fill<T extends object>(key: string, rule: CacheRule, version: string, ask: () => Promise<T>): Promise<T> {
    const running = this.#fills.get(key);
    if (running?.version === version) return running.answer as Promise<T>;
    const startedAt = this.#options.now();
    const answer = this.#ask(key, rule, { version, askedAt: startedAt }, ask).finally(() => {
      if (this.#fills.get(key)?.answer === answer) this.#fills.delete(key);
    });
    this.#fills.set(key, { version, startedAt, answer });
    return answer;
  }

  async #ask<T extends object>(
    key: string,
    { tags }: CacheRule,
    begun: Omit<Entry, "answer">,
    ask: () => Promise<T>,
  ): Promise<T> {
    const isCurrent = () => this.#versionOf(tags) === begun.version;
    try {
      const answer = deepFreeze(await ask());
      if (isCurrent()) this.#entries.set(key, { ...begun, answer });
      return answer;
    } catch (error) {
      if (isCurrent() && !this.#options.isFailure(error)) this.#entries.delete(key);
      throw error;
    }
  }
}
