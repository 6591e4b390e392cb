import { setTimeout as pause } from "node:timers/promises";
import type { FinishOutcome } from "@su-turrone/contract/place-order";

/** Pauses (ms) before an order that could not be made is tried again; after the last one nobody knows what became of it. */
export const retryPauses: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

interface Watch {
  /** Told of each failure; `again`: it will be tried once more. */
  onFailure: (error: unknown, again: boolean) => void;
  /** Waits for so many ms. */
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Makes an order although a payment provider, a lock or the database does not answer in time: what fails is tried again, which
 * is safe because one cart becomes one order. Never throws: what fails to the end is `unavailable`.
 * @param finish makes the order; `again`: it was tried before, so money may be held for it
 */
export async function tryUntilKnown(
  finish: (again: boolean) => Promise<FinishOutcome>,
  { onFailure, wait = pause }: Watch,
): Promise<FinishOutcome> {
  for (let tries = 0; ; tries++) {
    try {
      return await finish(tries > 0);
    } catch (error) {
      const next = retryPauses[tries];
      onFailure(error, next !== undefined);
      if (next === undefined) return { type: "refused", reason: "unavailable" };
      await wait(next);
    }
  }
}
