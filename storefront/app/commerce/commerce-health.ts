import { isReady } from "~/platform/readiness.server";

/** A failure this young is taken as still true, so that a hanging server holds up one visitor and not all, in ms. */
const believedMs = 5_000;

/** So long after a call for goods or carts has failed pages say that commerce is away; nobody may ask for the same again, in ms. */
const toldMs = 60_000;

/** Calls without which nothing can be sold: while they fail, pages say that commerce is away. */
const sellingKinds = ["/store/catalogue", "/store/products", "/store/carts"] as const;

/** The kind of a call: the first two parts of its path. What is out of order in one kind closes no other. */
export const kindOfCall = (path: string): string => path.split("/", 3).join("/");

/** What the last calls of each kind have told about commerce: whether it answers them. */
export class CommerceHealth {
  /** When it could not be reached at all; null once it has answered anything. */
  #unreachableAt: number | null = null;
  readonly #failedAt = new Map<string, number>();
  /** When commerce last answered anything. */
  #answeredAt = -Infinity;
  /** It takes calls and answers none of any kind, as far as the last calls tell. */
  #isSilent = false;
  /** When commerce was last asked whether it is ready, and that question while it is open. */
  #askedAt = -Infinity;
  #question: Promise<void> | null = null;

  /**
   * @param now milliseconds of a clock that never goes back
   * @param isReady asks commerce whether it can sell; must answer false, not throw, where it does not say so in time
   */
  constructor(
    private readonly now: () => number,
    private readonly isReady: () => Promise<boolean>,
  ) {}

  /** Commerce has answered a call of a kind, were it with a no. */
  recordAnswer(kind: string): void {
    this.#noteAnswer();
    this.#failedAt.delete(kind);
  }

  /** Commerce could not be reached. */
  recordUnreachable(): void {
    this.#unreachableAt = this.now();
  }

  /**
   * A call was not answered in time. Where nothing else was answered since it began either, commerce may hang, or only this one
   * call does: commerce is asked whether it is ready before anybody is sent away for it.
   * @param since when the call began
   */
  recordSilence(since: number): void {
    if (this.#answeredAt < since && !this.#isSilent) this.#ask();
  }

  /**
   * Whether a call is not worth making, because commerce hangs. While it is not known whether it does, the answer waits for what
   * commerce says. Every few seconds it is asked again, so that the end of the silence is noticed.
   */
  async refusesCall(): Promise<boolean> {
    if (this.#isSilent && this.now() - this.#askedAt >= believedMs) this.#ask();
    await this.#question;
    return this.#isSilent;
  }

  /** Commerce is out of order for calls of a kind, or does not answer them in time. */
  recordFailure(kind: string): void {
    this.#failedAt.set(kind, this.now());
  }

  /** True from a call of the kind that failed until the next one that is answered. */
  isDegraded(kind: string): boolean {
    return this.#failedAtOf(kind) !== null;
  }

  /** Whether a call of the kind failed so short a time ago that another would hardly do better. */
  hasJustFailed(kind: string): boolean {
    const failedAt = this.#failedAtOf(kind);
    return failedAt !== null && this.now() - failedAt < believedMs;
  }

  /** Whether nothing can be sold just now, as far as the last calls tell. */
  get isAway(): boolean {
    if (this.#unreachableAt !== null) return true;
    const since = this.now() - toldMs;
    return sellingKinds.some((kind) => (this.#failedAt.get(kind) ?? -Infinity) > since);
  }

  #ask(): void {
    if (this.#question) return;
    const askedAt = this.now();
    this.#askedAt = askedAt;
    this.#question = this.isReady().then((ready) => {
      this.#question = null;
      if (ready) this.#noteAnswer();
      else if (this.#answeredAt < askedAt) this.#isSilent = true;
    });
  }

  /** Commerce has answered anything. */
  #noteAnswer(): void {
    this.#answeredAt = this.now();
    // what failed while it hung says nothing of the calls after
    if (this.#isSilent) this.#failedAt.clear();
    this.#isSilent = false;
    this.#unreachableAt = null;
  }

  #failedAtOf(kind: string): number | null {
    const failedAt = this.#failedAt.get(kind) ?? null;
    if (failedAt === null || this.#unreachableAt === null) return failedAt ?? this.#unreachableAt;
    return Math.max(failedAt, this.#unreachableAt);
  }
}

/** The health of the commerce server behind this storefront. */
export const commerceHealth = new CommerceHealth(() => performance.now(), isReady);
