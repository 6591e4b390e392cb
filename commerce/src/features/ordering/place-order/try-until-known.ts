import { setTimeout as pause } from "node:timers/promises";
import type { FinishOutcome } from "@su-turrone/contract/place-order";

/** Pauses (ms) before each retry of a failed order; after the last one the result is unknown. */
export const retryPauses: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

interface RetryOptions {
  /** Called for each failure; `willRetry`: it will be retried. */
  onFailure: (error: unknown, willRetry: boolean) => void;
  /** Waits for a number of milliseconds. */
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Creates an order even if a payment provider, a lock or the database does not respond in time: failures are retried,
 * which is safe because one cart becomes one order. Never throws: a final failure is `unavailable`.
 * @param finish creates the order; `isRetry`: it was tried before, so a payment may already be authorised
 */
export async function tryUntilKnown(
  finish: (isRetry: boolean) => Promise<FinishOutcome>,
  { onFailure, wait = pause }: RetryOptions,
): Promise<FinishOutcome> {
  for (let tries = 0; ; tries++) {
    try {
      return await finish(tries > 0);
    } catch (error) {
      const nextPause = retryPauses[tries];
      onFailure(error, nextPause !== undefined);
      if (nextPause === undefined) return { type: "refused", reason: "unavailable" };
      await wait(nextPause);
    }
  }
}
