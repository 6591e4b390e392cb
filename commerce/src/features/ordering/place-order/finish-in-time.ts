import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { FinishOutcome } from "@su-turrone/contract/place-order";
import type { PlaceOrderInput } from "./complete-cart";
import { finishOrder } from "./finish-order";
import { errorMessageOf } from "../../../platform/error-message";
import { late, withinTime } from "../../../platform/time-limit";

/**
 * How long (ms) a shopper waits for a response before the page says that the order is being processed, and each later
 * request of that page, which polls by itself: in a crowd hundreds of pages do, and the longer each waits, the more of
 * the server is left for their orders.
 */
const maxWaitMs = 8_000;

/** How long (ms) a late result is kept for the page that polls for it. */
const retentionMs = 2 * 60_000;

/** Pauses (ms) before each retry of a failed order; after the last one the result is unknown. */
const retryPauses: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

interface RetryOptions {
  /** Called for each failure; `willRetry`: it will be retried. */
  onFailure: (error: unknown, willRetry: boolean) => void;
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

/** A cart that is being turned into an order by this process. */
interface Attempt {
  press: PlaceOrderInput | null;
  outcome: Promise<FinishOutcome>;
  isDone: boolean;
  /** Whether a client was told to wait for it. */
  isAwaited: boolean;
}

const attempts = new Map<string, Attempt>();

/** Whether this process is turning the cart into an order, so that it needs no look-up to be known. */
export const isBeingOrdered = (cartId: string): boolean => attempts.get(cartId)?.isDone === false;

const deleteAttempt = (cartId: string, attempt: Attempt): void => {
  if (attempts.get(cartId) === attempt) attempts.delete(cartId);
};

function startAttempt(container: MedusaContainer, cartId: string, press: PlaceOrderInput | null): Attempt {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const attempt: Attempt = {
    press,
    outcome: tryUntilKnown((isRetry) => finishOrder(container, cartId, press, isRetry), {
      onFailure: (error, willRetry) => {
        const line = `The order of cart ${cartId} could not be made: ${errorMessageOf(error)}`;
        if (willRetry) logger.warn(`${line}; retrying`);
        else logger.error(line);
      },
    }),
    isDone: false,
    isAwaited: false,
  };
  attempts.set(cartId, attempt);
  void attempt.outcome.then(() => {
    attempt.isDone = true;
    if (attempt.isAwaited) setTimeout(() => deleteAttempt(cartId, attempt), retentionMs).unref();
    else deleteAttempt(cartId, attempt);
  });
  return attempt;
}

/** Whether a press is identical to the one being processed. */
const isSamePress = (one: PlaceOrderInput, other: PlaceOrderInput | null): boolean =>
  one.shownCents === other?.shownCents &&
  one.fingerprint === other.fingerprint &&
  one.browser === other.browser;

/**
 * Runs `finishOrder` for a waiting client. If it takes long, or fails and is retried, the response is `order_queued`;
 * the work continues in the background, and its result is returned to later requests without a press.
 */
export async function finishInTime(
  container: MedusaContainer,
  cartId: string,
  press: PlaceOrderInput | null,
): Promise<FinishOutcome> {
  const running = attempts.get(cartId);
  const isReusable = running && (press === null || (!running.isDone && isSamePress(press, running.press)));
  const attempt = isReusable ? running : startAttempt(container, cartId, press);
  const outcome = await withinTime(attempt.outcome, maxWaitMs);
  if (outcome === late) {
    attempt.isAwaited = true;
    return { type: "refused", reason: "order_queued" };
  }
  deleteAttempt(cartId, attempt);
  return outcome;
}
