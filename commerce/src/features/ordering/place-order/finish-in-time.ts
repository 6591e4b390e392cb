import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { FinishOutcome } from "@su-turrone/contract/place-order";
import { finishOrder, type PlaceOrderInput } from "./finish-order";
import { tryUntilKnown } from "./try-until-known";
import { errorMessageOf } from "../../../platform/error-message";

/** So long (ms) a shopper waits for an answer before the page says that the order is being made. */
const patience = 8_000;

/** So long (ms) a page that says so waits each time it asks; it asks again by itself. */
const patienceOfPage = 1_000;

/** So long (ms) an answer that came too late is kept for the page that asks for it. */
const retentionMs = 2 * 60_000;

/** A cart that is becoming an order in this process. */
interface Attempt {
  press: PlaceOrderInput | null;
  outcome: Promise<FinishOutcome>;
  isOver: boolean;
  /** Somebody was told to wait for it. */
  isAwaited: boolean;
}

const attempts = new Map<string, Attempt>();

const forget = (cartId: string, attempt: Attempt): void => {
  if (attempts.get(cartId) === attempt) attempts.delete(cartId);
};

function begin(container: MedusaContainer, cartId: string, press: PlaceOrderInput | null): Attempt {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const attempt: Attempt = {
    press,
    outcome: tryUntilKnown((again) => finishOrder(container, cartId, press, again), {
      onFailure: (error, again) => {
        const line = `The order of cart ${cartId} could not be made: ${errorMessageOf(error)}`;
        if (again) logger.warn(`${line}; it is tried again`);
        else logger.error(line);
      },
    }),
    isOver: false,
    isAwaited: false,
  };
  attempts.set(cartId, attempt);
  void attempt.outcome.then(() => {
    attempt.isOver = true;
    if (attempt.isAwaited) setTimeout(() => forget(cartId, attempt), retentionMs).unref();
    else forget(cartId, attempt);
  });
  return attempt;
}

/** Whether a press asks for nothing else than the one that is being answered. */
const isSamePress = (one: PlaceOrderInput, other: PlaceOrderInput | null): boolean =>
  one.shownCents === other?.shownCents &&
  one.shownProvider === other.shownProvider &&
  one.browser === other.browser;

/**
 * Makes the order of a cart for somebody who waits: `finishOrder`, but what takes long, or fails and is tried again, is answered
 * with `order_queued`, goes on by itself, and is told to whoever asks again without pressing.
 */
export async function finishInTime(
  container: MedusaContainer,
  cartId: string,
  press: PlaceOrderInput | null,
): Promise<FinishOutcome> {
  const known = attempts.get(cartId);
  const fits = known && (press === null || (!known.isOver && isSamePress(press, known.press)));
  const attempt = fits ? known : begin(container, cartId, press);
  const waitsLong = press !== null || !attempt.isAwaited;
  const late = pause(waitsLong ? patience : patienceOfPage, null, { ref: false });
  const outcome = await Promise.race([attempt.outcome, late]);
  if (outcome === null) {
    attempt.isAwaited = true;
    return { type: "refused", reason: "order_queued" };
  }
  forget(cartId, attempt);
  return outcome;
}
