/** A failure this young is taken as still true, so that a hanging server holds up one visitor and not all, in ms. */
const trustMs = 5_000;

/** What the last calls have told about commerce: whether it answers. */
export class CommerceHealth {
  #failedAt: number | null = null;

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number) {}

  /** Commerce has answered, were it with a no. */
  recordAnswer(): void {
    this.#failedAt = null;
  }

  /** Commerce could not be reached, or is out of order. */
  recordFailure(): void {
    this.#failedAt = this.now();
  }

  /** True from a call that failed until the next one that is answered. */
  get isDegraded(): boolean {
    return this.#failedAt !== null;
  }

  /** Whether a call failed so short a time ago that another would hardly do better. */
  get hasJustFailed(): boolean {
    return this.#failedAt !== null && this.now() - this.#failedAt < trustMs;
  }
}

/** The health of the commerce server behind this storefront. */
export const commerceHealth = new CommerceHealth(() => performance.now());
