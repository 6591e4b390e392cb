import type { CartPart } from "@su-turrone/contract/cart-view";
import type { FinishOutcome } from "@su-turrone/contract/place-order";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { setTimeout as pause } from "node:timers/promises";
import { deletePaymentSessionsWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { refreshTaxesWorkflow } from "./place-order";
import { refreshCartPromotionsWorkflow } from "../../../workflows/refresh-cart-promotions";
import { changedParts } from "../../cart/cart-fingerprint";
import { isPaused, isSoldOut } from "../../cart/current-lines";
import { hasCurrentTaxes } from "../../cart/cart-terms";
import type { CartRecord } from "../../cart/read-cart";
import { viewOfCart } from "../../cart/read-cart-view";
import { withCartLock } from "../../cart/cart-lock";
import { releasePayment } from "../payments/choose-payment";
import { confirmPayment, nextUrl } from "../payments/stripe";
import { decideFinish, type Completion, type Confirmation, type FinishStep } from "./finish-decision";
import { readCheckoutState, type CheckoutState } from "./checkout-state";
import { completeInLimit, type PlaceOrderInput } from "./complete-cart";
import { browserOfAttempt, recordAttempt } from "./completion-attempt";
import { rollBackOrder } from "./incomplete-order";
import pLimit from "p-limit";

/**
 * Maximum number of orders created concurrently by one server. More would wait for each other's stock and for database
 * connections, and all would become slow.
 */
const ordersAtOnce = 4;

/**
 * Additional number for orders whose payment may already be authorised: they do not wait behind a crowd that has not
 * been charged yet.
 */
const paidAtOnce = 3;

const queues = { new: pLimit(ordersAtOnce), paid: pLimit(paidAtOnce) };

/**
 * Runs the creation of an order when it is its turn: first come, first served.
 * @param kind `new`: the button was just pressed; `paid`: a card or PayPal payment may already be authorised
 */
const runInQueue = <T>(kind: keyof typeof queues, work: () => Promise<T>): Promise<T> => queues[kind](work);

/** Pause before checking again a cart that is being completed elsewhere, in milliseconds. */
const pauseMs = 700;

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
            offered: state.session.offered || press?.byStaff === true,
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
