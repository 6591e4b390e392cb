import { isReady } from "~/platform/readiness.server";

/** A failure within this time (ms) is assumed to persist, so that a hanging server delays one visitor and not all. */
const failureTtlMs = 5_000;

/**
 * For this long (ms) after a failed call for products or carts, pages show that commerce is down; a time limit, because
 * the same call may never be repeated.
 */
const outageNoticeMs = 60_000;

/** Calls without which nothing can be sold: while they fail, pages show that commerce is down. */
const sellingKinds = ["/store/catalogue", "/store/products", "/store/carts"] as const;

/** Kind of a call: the first two segments of its path. Failures of one kind do not affect others. */
export const kindOfCall = (path: string): string => path.split("/", 3).join("/");

export class CommerceHealth {
  /** Time of the last failed connection; null since the last response. */
  #unreachableAt: number | null = null;
  readonly #failedAt = new Map<string, number>();
  #answeredAt = -Infinity;
  /** Commerce accepts calls but has stopped responding to any kind. */
  #isHanging = false;
  /** It has not even answered the readiness check. */
  #isSilent = false;
  /** Time of the last readiness check, and the check in progress. */
  #checkedAt = -Infinity;
  #readinessCheck: Promise<void> | null = null;

  /**
   * @param now milliseconds of a monotonic clock
   * @param isReady asks commerce whether it can sell; must resolve to null instead of rejecting if it does not answer
   *   in time
   */
  constructor(
    private readonly now: () => number,
    private readonly isReady: () => Promise<boolean | null>,
  ) {}

  /** Commerce has responded to a call of this kind, even with a refusal. */
  recordAnswer(kind: string): void {
    this.#markAnswered();
    this.#failedAt.delete(kind);
  }

  recordUnreachable(): void {
    this.#unreachableAt = this.now();
  }

  /**
   * A call has timed out or is about to. If commerce has answered nothing else since the call began, either commerce hangs or only
   * this call does: a readiness check decides before other calls are refused.
   */
  recordTimeout(startedAt: number): void {
    if (this.#answeredAt < startedAt && !this.#isHanging) this.#checkReadiness();
  }

  /**
   * Whether a call should be refused because commerce hangs. While that is uncertain, waits for the readiness check.
   * The check is repeated every few seconds to notice the recovery.
   */
  async shouldRefuseCall(): Promise<boolean> {
    if (this.#isHanging && this.now() - this.#checkedAt >= failureTtlMs) this.#checkReadiness();
    await this.#readinessCheck;
    return this.#isHanging;
  }

  /** Whether to give up a call: commerce has answered nothing else since, not even whether it is ready. */
  async shouldGiveUpCall(startedAt: number): Promise<boolean> {
    this.recordTimeout(startedAt);
    await this.#readinessCheck;
    return this.#isSilent;
  }

  recordFailure(kind: string): void {
    this.#failedAt.set(kind, this.now());
  }

  /** True from a failed call of this kind until the next successful one. */
  isDegraded(kind: string): boolean {
    return this.#failedAtOf(kind) !== null;
  }

  hasRecentlyFailed(kind: string): boolean {
    const failedAt = this.#failedAtOf(kind);
    return failedAt !== null && this.now() - failedAt < failureTtlMs;
  }

  /** Whether nothing can be sold at the moment, judging by the latest calls. */
  get isDown(): boolean {
    if (this.#unreachableAt !== null) return true;
    const since = this.now() - outageNoticeMs;
    return sellingKinds.some((kind) => (this.#failedAt.get(kind) ?? -Infinity) > since);
  }

  #checkReadiness(): void {
    if (this.#readinessCheck) return;
    const checkedAt = this.now();
    this.#checkedAt = checkedAt;
    this.#readinessCheck = this.isReady().then((ready) => {
      this.#readinessCheck = null;
      if (ready) this.#markAnswered();
      else if (this.#answeredAt < checkedAt) {
        this.#isHanging = true;
        this.#isSilent = ready === null;
      }
    });
  }

  #markAnswered(): void {
    this.#answeredAt = this.now();
    // failures while it was hanging say nothing about later calls
    if (this.#isHanging) this.#failedAt.clear();
    this.#isHanging = false;
    this.#isSilent = false;
    this.#unreachableAt = null;
  }

  #failedAtOf(kind: string): number | null {
    const failedAt = this.#failedAt.get(kind) ?? null;
    if (failedAt === null || this.#unreachableAt === null) return failedAt ?? this.#unreachableAt;
    return Math.max(failedAt, this.#unreachableAt);
  }
}

export const commerceHealth = new CommerceHealth(() => performance.now(), isReady);
