import type { CartPart } from "@su-turrone/contract/cart-view";
import type { FinishOutcome } from "@su-turrone/contract/place-order";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { setTimeout as pause } from "node:timers/promises";
import {
  createPaymentCollectionForCartWorkflow,
  deletePaymentSessionsWorkflow,
} from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { placeOrderWorkflow, refreshTaxesWorkflow } from "./place-order";
import { refreshCartPromotionsWorkflow } from "../../../workflows/refresh-cart-promotions";
import { refusalCodeOf } from "../../../platform/engine-errors";
import { countUntilDone } from "../../../platform/current-request";
import type { Language } from "../../../platform/languages";
import { changedParts } from "../../cart/cart-fingerprint";
import type { CompletionProblem } from "../../cart/completion-check";
import { isPaused, isSoldOut } from "../../cart/current-lines";
import { hasCurrentTaxes } from "../../cart/cart-terms";
import type { CartRecord } from "../../cart/read-cart";
import { viewOfCart } from "../../cart/read-cart-view";
import { withCartLock } from "../../cart/cart-lock";
import { withinTransferLimit } from "../bank-transfer/transfer-limit";
import { releasePayment } from "../payments/release-payment";
import { confirmPayment, nextUrl } from "../payments/stripe";
import { decideFinish, type Completion, type Confirmation, type FinishStep } from "./finish-decision";
import { readCheckoutState, type CheckoutState } from "./checkout-state";
import { browserOfAttempt, recordAttempt } from "./completion-attempt";
import { runInQueue } from "./order-concurrency";
import { rollBackOrder } from "./incomplete-order";
import { errorMessageOf } from "../../../platform/error-message";

/** A press of the order button: what its page showed, and the URL to return to from the bank. */
export interface PlaceOrderInput {
  shownCents: number;
  /** Fingerprint of the cart; null when the client showed no page. */
  fingerprint: string | null;
  /** Language of the page. */
  language: Language;
  /** Browser that pressed the button, as known to the storefront; null when not given. */
  browser: string | null;
  /** Network address of the shopper; "" when not known. */
  clientAddress: string;
  returnUrl: string;
}

/** Pause before checking again a cart that is being completed elsewhere, in milliseconds. */
const pauseMs = 700;

/** Problems of a cart after which the shopper has to review it. */
const cartChangeCodes: readonly string[] = [
  "not_delivered",
  "paused",
  "not_on_sale",
  "other_price",
] satisfies CompletionProblem[];

type Placed = Extract<FinishOutcome, { type: "order" }>;

/** Maps errors of the order's creation. */
function completionOf(error: unknown): Completion {
  const { type, code = "" } = error as { type?: string; code?: string };
  if (cartChangeCodes.includes(code)) return "changed";
  const refusal = refusalCodeOf(error);
  if (refusal === "stock_insufficient") return "no_stock";
  if (refusal === "promotion_code_invalid") return "code_used_up";
  const finalTypes: string[] = [MedusaError.Types.INVALID_DATA, MedusaError.Types.NOT_ALLOWED];
  return type !== undefined && finalTypes.includes(type) ? "refused" : "unsure";
}

/** Creates the order. @returns the outcome, if it is complete; otherwise null, or why there is none */
async function complete(
  container: MedusaContainer,
  { cart, collected, session }: CheckoutState,
  press: PlaceOrderInput | null,
): Promise<Completion | Placed> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const { id: cartId } = cart;
  try {
    await recordAttempt(container, cart, session?.id ?? null, press?.browser ?? null);
    if (!collected)
      await createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cartId } });
    const { result, errors } = await countUntilDone(() =>
      placeOrderWorkflow(container).run({ input: { cart_id: cartId }, throwOnError: false }),
    );
    const error: unknown = errors[0]?.error;
    if (error === undefined) {
      const by = press?.browser ?? browserOfAttempt(cart.metadata);
      return result.complete ? { type: "order", order_id: result.id, by } : null;
    }
    const outcome = completionOf(error);
    logger.warn(`Cart ${cartId} was not completed (${String(outcome)}): ${(error as Error).message}`);
    return outcome;
  } catch (error) {
    logger.warn(`Cart ${cartId} was not completed: ${errorMessageOf(error)}`);
    return "unsure";
  }
}

/** Creates the order; one to be paid by transfer only if not too much would be reserved without payment. */
const completeInLimit = (
  container: MedusaContainer,
  state: CheckoutState,
  press: PlaceOrderInput | null,
): Promise<Completion | Placed> =>
  state.session?.provider === "bank" && state.totalCents > 0
    ? withinTransferLimit(container, state.cart, press?.clientAddress ?? "", () =>
        complete(container, state, press),
      )
    : complete(container, state, press);

/** Voids or refunds the payment, so that the shopper can choose again. */
async function release(container: MedusaContainer, { intent, session }: CheckoutState): Promise<void> {
  if (intent) await releasePayment(intent, container.resolve(ContainerRegistrationKeys.LOGGER));
  if (session) await deletePaymentSessionsWorkflow(container).run({ input: { ids: [session.id] } });
}

/** Removes codes from a cart that are no longer valid. @returns these codes */
async function dropUsedCodes(container: MedusaContainer, cartId: string): Promise<string[]> {
  const { result } = await refreshCartPromotionsWorkflow(container).run({ input: { cart_id: cartId } });
  return result.flatMap(({ code, state }) => (state === "invalid" ? [code] : []));
}

/** Statuses of a payment at Stripe that no press of the order button has confirmed. */
const unconfirmed: readonly string[] = ["requires_payment_method", "requires_confirmation"];

/**
 * Applies current VAT rates to a cart, so that a change of them is told like any other; not once its payment is
 * confirmed, because that was for the cart as it is. @returns whether the rates have changed
 */
async function refreshTaxes(
  container: MedusaContainer,
  { cart, intent, settings }: CheckoutState,
): Promise<boolean> {
  if (intent && !unconfirmed.includes(intent.status)) return false;
  if (await hasCurrentTaxes(container, settings, cart)) return false;
  await refreshTaxesWorkflow(container).run({ input: { cart_id: cart.id } });
  return true;
}

/** Parts of a cart that are no longer as the page of the pressed button showed them. */
const readChanges = async (
  container: MedusaContainer,
  cart: CartRecord,
  { fingerprint, language }: PlaceOrderInput,
): Promise<CartPart[]> =>
  fingerprint === null || cart.completed_at !== null
    ? []
    : changedParts(fingerprint, await viewOfCart(container, cart, language));

/** Executes steps until one of them is final. */
async function run(
  container: MedusaContainer,
  cartId: string,
  press: PlaceOrderInput | null,
): Promise<FinishOutcome> {
  let confirmation: Confirmation = null;
  let completion: Completion = null;
  let tries = 0;
  let begun = false;
  let changed: CartPart[] | null = null;
  for (;;) {
    let state = await readCheckoutState(container, cartId);
    if (press && state && !state.order && changed === null) {
      if (await refreshTaxes(container, state)) state = await readCheckoutState(container, cartId);
      changed = state && (await readChanges(container, state.cart, press));
    }
    const goods = state?.order === null && completion === null ? state.cart : null;
    const step: FinishStep = decideFinish({
      cartExists: state !== null,
      order: state?.order ?? null,
      free: state !== null && state.totalCents <= 0,
      session: state?.session
        ? {
            provider: state.session.provider,
            amountIsTotal: state.session.cents === state.totalCents,
            offered: state.session.offered,
          }
        : null,
      intent: state?.intent
        ? {
            status: state.intent.status,
            failed: state.intent.last_payment_error !== null,
            url: nextUrl(state.intent),
          }
        : null,
      pressed: press !== null,
      begun,
      shownIsCart: !changed?.length,
      shownIsTotal: press === null || press.shownCents === state?.totalCents,
      confirmation,
      completion,
      tries,
      soldOut: goods !== null && isSoldOut(goods),
      paused: goods !== null && isPaused(goods, new Date()),
    });
    const refused = async (reason: FinishRefusal): Promise<FinishOutcome> => {
      const error = state?.intent?.last_payment_error;
      const code = error?.decline_code ?? error?.code;
      return {
        type: "refused",
        reason,
        ...(reason === "payment_failed" && code ? { decline_code: code } : {}),
        ...(reason === "price_changed" && state ? { total_cents: state.totalCents } : {}),
        ...(changed?.length && (reason === "price_changed" || reason === "cart_differs") ? { changed } : {}),
        ...(completion === "code_used_up" ? { lost_codes: await dropUsedCodes(container, cartId) } : {}),
      };
    };
    switch (step.do) {
      case "done":
        return { type: "order", order_id: step.orderId, by: browserOfAttempt(state?.cart.metadata) };
      case "redirect":
        return { type: "redirect", url: step.url };
      case "refuse":
        return refused(step.reason);
      case "confirm":
        if (state?.intent && press) {
          await recordAttempt(container, state.cart, state.session?.id ?? null, press.browser);
          confirmation = await confirmPayment(state.intent, press.returnUrl);
        }
        break;
      case "wait":
      case "complete":
        if (step.do === "wait") await pause(pauseMs);
        tries += 1;
        if (state) {
          const completed = await completeInLimit(container, state, press);
          if (typeof completed === "object" && completed !== null) return completed;
          completion = completed;
        }
        break;
      case "roll_back":
        await rollBackOrder(container, cartId, step.orderId);
        begun = true;
        break;
      case "release":
        if (state) await release(container, state);
        return refused(step.reason);
    }
  }
}

/**
 * Turns a cart into an order, whoever asks: the button (`press`), the return from the bank, a webhook, the reconciler.
 * One cart becomes at most one order, and repeated calls return the same result. Only a few orders are created
 * concurrently, others wait in a queue; no card is charged before. Carts whose payment was or may have been confirmed
 * have a queue of their own.
 * @param isRetry whether the same press was tried before and failed
 * @throws errors of the database or Stripe; nothing is lost then, and the reconciler retries
 */
export async function finishOrder(
  container: MedusaContainer,
  cartId: string,
  press: PlaceOrderInput | null = null,
  isRetry = false,
): Promise<FinishOutcome> {
  const queue = press === null || isRetry ? "paid" : "new";
  return withCartLock(container, cartId, () => runInQueue(queue, () => run(container, cartId, press)));
}

/** Same as `finishOrder` for a caller that already holds the cart's lock; never confirms a payment. */
export const finishLockedCart = (container: MedusaContainer, cartId: string): Promise<FinishOutcome> =>
  run(container, cartId, null);
