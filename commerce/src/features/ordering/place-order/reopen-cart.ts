import { deletePaymentSessionsWorkflow } from "@medusajs/medusa/core-flows";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import Stripe from "stripe";
import type { RefusalCode } from "@su-turrone/contract/refusals";
import { stripe } from "../payments/stripe";
import { readCheckoutState, type CheckoutState } from "./checkout-state";
import { finishLockedCart } from "./finish-order";
import { cartIdOfAttempt, attemptedSessionOf } from "./completion-attempt";
import { decideReopen } from "./reopen-decision";

/** How often a payment is looked at again that has moved on just while it was to be cancelled. */
const maxTries = 3;

/** The storefront knows by the code that the cart has become an order. */
const ordered = (cartId: string) =>
  new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `Cart ${cartId} is already completed`,
    "cart_completed" satisfies RefusalCode,
  );

const underWay = () => new MedusaError(MedusaError.Types.CONFLICT, "A payment of this cart is under way");

/** Cancels the payment of a cart at Stripe and forgets it; "moved" when it has gone on meanwhile. */
async function letGo(
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

/**
 * Makes sure that a cart may be changed, or paid another way. Where its order button was pressed before, what was asked for
 * then is first brought to an end: a payment that waits for the shopper is cancelled at Stripe, one that holds money becomes
 * the order. To be called with the lock of the cart (`withCartLock`), which stays held for the change.
 * @throws MedusaError NOT_ALLOWED when the cart is an order, CONFLICT while its payment is being checked; Stripe's error when
 *   Stripe does not answer
 */
export async function reopenCart(container: MedusaContainer, cartId: string): Promise<void> {
  const [known] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["completed_at", "metadata"] });
  // without the note nobody has pressed, so there is nothing to ask Stripe about
  if (!known?.completed_at && cartIdOfAttempt(known?.metadata) !== cartId) return;
  for (let tries = 0; tries < maxTries; tries++) {
    const cart = await readCheckoutState(container, cartId);
    if (!cart) return;
    // chosen since the last press, whose own payment was let go for it: nothing was asked of this one yet
    const { session, metadata } = cart;
    if (!cart.order && session && session.id !== attemptedSessionOf({ id: cartId, metadata })) return;
    switch (decideReopen({ order: cart.order, intent: cart.intent?.status ?? null })) {
      case "open":
        return;
      case "ordered":
        throw ordered(cartId);
      case "pending":
        throw underWay();
      case "let_go":
        if ((await letGo(container, cart)) === "gone") return;
        break;
      case "finish": {
        const outcome = await finishLockedCart(container, cartId);
        if (outcome.type === "order") throw ordered(cartId);
        if (outcome.type === "refused" && outcome.reason === "unavailable") throw underWay();
      }
    }
  }
  throw underWay();
}
