import type { FinishOutcome } from "@su-turrone/contract/place-order";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { setTimeout as pause } from "node:timers/promises";
import {
  completeCartWorkflow,
  createPaymentCollectionForCartWorkflow,
  deletePaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { refreshCartPromotionsWorkflow } from "../../../workflows/refresh-cart-promotions";
import { refusalCodeOf } from "../../../platform/engine-errors";
import { completionLockKey } from "../../../platform/medusa-surface";
import type { CompletionProblem } from "../../cart/completion-check";
import { isPausedCart } from "../../cart/paused-cart";
import { withCartLock } from "../../cart/cart-lock";
import { confirmPayment } from "../payments/confirm-payment";
import { nextUrl } from "../payments/payment-intent";
import { releasePayment } from "../payments/release-payment";
import { decideFinish, type Completion, type Confirmation, type FinishStep } from "./finish-decision";
import { readCheckoutState, type CheckoutState } from "./checkout-state";
import { recordAttempt } from "./completion-attempt";
import { isSoldOut } from "./sold-out";
import { inTurn } from "./order-concurrency";
import { rollBackOrder } from "./incomplete-order";
import { errorMessageOf } from "../../../platform/error-message";

/** The press of the button: the total and the way to pay that were shown, and where the shopper comes back to from the bank. */
export interface PlaceOrderInput {
  shownCents: number;
  /** Id of the provider; null where the page named none. */
  shownProvider: string | null;
  /** Who presses, as the storefront knows it; null where it does not say. */
  browser: string | null;
  returnUrl: string;
}

/** Pause before a cart that is being completed elsewhere is looked at again, in milliseconds. */
const pauseMs = 700;

/** Reasons of our own hook after which the shopper has to look at the cart again. */
const changes: readonly string[] = [
  "not_delivered",
  "paused",
  "not_on_sale",
  "other_price",
] satisfies CompletionProblem[];

/** What the errors of Medusa's completion mean. */
function completionOf(error: unknown): Completion {
  const { type, code = "" } = error as { type?: string; code?: string };
  if (changes.includes(code)) return "changed";
  const refusal = refusalCodeOf(error);
  if (refusal === "stock_insufficient") return "no_stock";
  if (refusal === "promotion_code_invalid") return "code_used_up";
  const final: string[] = [MedusaError.Types.INVALID_DATA, MedusaError.Types.NOT_ALLOWED];
  return type !== undefined && final.includes(type) ? "refused" : "unsure";
}

/**
 * Runs Medusa's completion. Where its engine gives up in the middle (it could not note the end of a step for a while, under load or
 * with a slow database) no step of it runs any more, but its lock would keep the cart for two minutes: it is released, so that
 * what is left of the order can be rolled back at once. Nobody else completes the cart, whose own lock is held here.
 * @throws what the engine throws
 */
async function runCompletion(container: MedusaContainer, cartId: string) {
  try {
    return await completeCartWorkflow(container).run({ input: { id: cartId }, throwOnError: false });
  } catch (error) {
    await container.resolve(Modules.LOCKING).release(completionLockKey(cartId));
    throw error;
  }
}

/** Lets Medusa make the order; null when it did. */
async function complete(
  container: MedusaContainer,
  cart: CheckoutState,
  press: PlaceOrderInput | null,
): Promise<Completion> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const { cartId, collected, metadata, session } = cart;
  try {
    await recordAttempt(container, { id: cartId, metadata }, session?.id ?? null, press?.browser ?? null);
    if (!collected)
      await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cartId } });
    const { errors, transaction } = await runCompletion(container, cartId);
    if (!transaction.hasFinished()) return "busy";
    const error: unknown = errors[0]?.error;
    if (error === undefined) return null;
    const outcome = completionOf(error);
    logger.warn(`Cart ${cartId} was not completed (${String(outcome)}): ${(error as Error).message}`);
    return outcome;
  } catch (error) {
    logger.warn(`Cart ${cartId} was not completed: ${errorMessageOf(error)}`);
    return "unsure";
  }
}

/** Voids or refunds, so that the shopper can choose anew. */
async function release(container: MedusaContainer, { intent, session }: CheckoutState): Promise<void> {
  if (intent) await releasePayment(intent, container.resolve(ContainerRegistrationKeys.LOGGER));
  if (session) await deletePaymentSessionsWorkflow(container).run({ input: { ids: [session.id] } });
}

/** Takes codes out of a cart that nobody may use any more. @returns these codes */
async function dropUsedCodes(container: MedusaContainer, cartId: string): Promise<string[]> {
  const { result } = await refreshCartPromotionsWorkflow(container).run({ input: { cart_id: cartId } });
  return result.flatMap(({ code, state }) => (state === "invalid" ? [code] : []));
}

/** Takes steps until one of them ends it. */
async function run(
  container: MedusaContainer,
  cartId: string,
  press: PlaceOrderInput | null,
): Promise<FinishOutcome> {
  let confirmation: Confirmation = null;
  let completion: Completion = null;
  let tries = 0;
  let begun = false;
  for (;;) {
    const cart = await readCheckoutState(container, cartId);
    const untried = cart !== null && cart.order === null && completion === null;
    const step: FinishStep = decideFinish({
      cartExists: cart !== null,
      order: cart?.order ?? null,
      free: cart !== null && cart.totalCents <= 0,
      session: cart?.session
        ? { provider: cart.session.provider, amountIsTotal: cart.session.cents === cart.totalCents }
        : null,
      intent: cart?.intent
        ? {
            status: cart.intent.status,
            failed: cart.intent.last_payment_error !== null,
            url: nextUrl(cart.intent),
          }
        : null,
      pressed: press !== null,
      begun,
      shownIsChosen: !press?.shownProvider || press.shownProvider === cart?.session?.providerId,
      shownIsTotal: press === null || press.shownCents === cart?.totalCents,
      confirmation,
      completion,
      tries,
      soldOut: untried && (await isSoldOut(container, cartId)),
      paused: untried && (await isPausedCart(container, cartId, new Date())),
    });
    const refused = async (reason: FinishRefusal): Promise<FinishOutcome> => {
      const error = cart?.intent?.last_payment_error;
      const code = error?.decline_code ?? error?.code;
      return {
        type: "refused",
        reason,
        ...(reason === "payment_failed" && code ? { decline_code: code } : {}),
        ...(reason === "price_changed" && cart ? { total_cents: cart.totalCents } : {}),
        ...(completion === "code_used_up" ? { lost_codes: await dropUsedCodes(container, cartId) } : {}),
      };
    };
    switch (step.do) {
      case "done":
        return { type: "order", order_id: step.orderId };
      case "redirect":
        return { type: "redirect", url: step.url };
      case "refuse":
        return refused(step.reason);
      case "confirm":
        if (cart?.intent && press) {
          const tried = { id: cartId, metadata: cart.metadata };
          await recordAttempt(container, tried, cart.session?.id ?? null, press.browser);
          confirmation = await confirmPayment(cart.intent, press.returnUrl);
        }
        break;
      case "wait":
      case "complete":
        if (step.do === "wait") await pause(pauseMs);
        if (cart) completion = await complete(container, cart, press);
        tries += 1;
        break;
      case "take_back":
        await rollBackOrder(container, cartId, step.orderId);
        begun = true;
        break;
      case "release":
        if (cart) await release(container, cart);
        return refused(step.reason);
    }
  }
}

/**
 * Makes the order of a cart, whoever asks: the button (`press`), the way back from the bank, a webhook, the reconciler.
 * One cart becomes one order at most, and asking again gives the same answer. Only a few orders are made at a time, the others
 * wait for their turn; nothing is asked of a card before. What was asked already, or may have been, has turns of its own.
 * @param again the same press was tried before, and failed
 * @throws what the database or Stripe throw; nothing is lost then, and the reconciler asks again
 */
export async function finishOrder(
  container: MedusaContainer,
  cartId: string,
  press: PlaceOrderInput | null = null,
  again = false,
): Promise<FinishOutcome> {
  const turn = press === null || again ? "paid" : "new";
  return withCartLock(container, cartId, () => inTurn(turn, () => run(container, cartId, press)));
}

/** The same for who holds the lock of the cart already; nothing new is asked of the shopper's card. */
export const finishLockedCart = (container: MedusaContainer, cartId: string): Promise<FinishOutcome> =>
  run(container, cartId, null);
