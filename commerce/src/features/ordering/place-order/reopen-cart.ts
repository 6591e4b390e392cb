import { deletePaymentSessionsWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import Stripe from "stripe";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { stripe } from "../payments/stripe";
import { readCheckoutState, type CheckoutState } from "./checkout-state";
import { finishLockedCart } from "./finish-order";
import { cartIdOfAttempt, attemptedSessionOf } from "./completion-attempt";
import { decideReopen } from "./finish-decision";

/** How often a payment is checked again whose status changed while it was being cancelled. */
const maxTries = 3;

/** The storefront recognises by the code that the cart has become an order. */
const alreadyOrdered = (cartId: string) =>
  new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `Cart ${cartId} is already completed`,
    "cart_completed" satisfies RefusalCode,
  );

const paymentInProgress = () =>
  new MedusaError(MedusaError.Types.CONFLICT, "A payment of this cart is in progress");

/**
 * Cancels the payment of a cart at Stripe and deletes its session; "moved" when its status has changed in the meantime.
 */
async function cancelPayment(
  container: MedusaContainer,
  { intent, session }: CheckoutState,
): Promise<"gone" | "moved"> {
  try {
    if (intent) await stripe().paymentIntents.cancel(intent.id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return "moved";
    throw error;
  }
  if (session) await deletePaymentSessionsWorkflow(container).run({ input: { ids: [session.id] } });
  return "gone";
}

const pressableCarts = z.array(z.object({ completed_at: z.date().nullable(), metadata: z.unknown() }));

/**
 * Makes sure that a cart, or its payment method, may be changed. If its order button was pressed before, that attempt
 * is resolved first: a payment waiting for the shopper is cancelled at Stripe, a payment that holds money becomes the
 * order. Must be called while holding the cart's lock (`withCartLock`), which stays held for the change.
 * @throws MedusaError NOT_ALLOWED when the cart is an order, CONFLICT while its payment is processing; Stripe's error
 * when Stripe cannot be reached
 */
export async function reopenCart(container: MedusaContainer, cartId: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const read: unknown = await knex("cart").where("id", cartId).select("completed_at", "metadata");
  const [known] = pressableCarts.parse(read);
  // without this metadata the button was not pressed, so Stripe need not be asked
  if (!known?.completed_at && cartIdOfAttempt(known?.metadata) !== cartId) return;
  for (let tries = 0; tries < maxTries; tries++) {
    const state = await readCheckoutState(container, cartId);
    if (!state) return;
    // chosen after the last press, whose own payment was cancelled: this one was never confirmed
    const { cart, order, session, intent } = state;
    if (!order && session && session.id !== attemptedSessionOf(cart)) return;
    switch (decideReopen({ order, intent: intent?.status ?? null })) {
      case "open":
        return;
      case "ordered":
        throw alreadyOrdered(cartId);
      case "pending":
        throw paymentInProgress();
      case "cancel_payment":
        if ((await cancelPayment(container, state)) === "gone") return;
        break;
      case "finish": {
        const outcome = await finishLockedCart(container, cartId);
        if (outcome.type === "order") throw alreadyOrdered(cartId);
        if (outcome.type === "refused" && outcome.reason === "unavailable") throw paymentInProgress();
      }
    }
  }
  throw paymentInProgress();
}
