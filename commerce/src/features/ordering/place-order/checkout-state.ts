import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { toCents } from "@su-turrone/contract/money";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { hasStripe, stripe } from "../payments/stripe";
import { orderOfCart } from "./completion-attempt";
import { isComplete, readCreatedOrder } from "./incomplete-order";

const session = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.string(),
  amount: z.coerce.number(),
  data: z.object({ id: z.string().optional() }).nullish(),
  payment: z.object({ canceled_at: z.coerce.date().nullish() }).nullish(),
});

const cartRow = z.object({
  id: z.string(),
  total: z.coerce.number(),
  completed_at: z.coerce.date().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  payment_collection: z.object({ payment_sessions: z.array(session).nullish() }).nullish(),
});

/**
 * Statuses of a session that can still lead to an order; one in `error` only if the shopper tries again with another
 * card.
 */
const usable = ["pending", "requires_more", "authorized", "captured", "pending_authorization", "error"];

/** A cart on its way to an order, according to the database and Stripe. */
export interface CheckoutState {
  cartId: string;
  metadata: Record<string, unknown> | null;
  totalCents: number;
  /** `complete`: the order was created completely. */
  order: { id: string; complete: boolean } | null;
  /** Whether there is a payment collection; an order that costs nothing needs an empty one to count as paid. */
  collected: boolean;
  session: { id: string; providerId: string; provider: "stripe" | "bank"; cents: number } | null;
  intent: Stripe.PaymentIntent | null;
}

const providers: Readonly<Record<string, "stripe" | "bank">> = {
  [CARD_PROVIDER]: "stripe",
  [PAYPAL_PROVIDER]: "stripe",
  [BANK_TRANSFER_PROVIDER]: "bank",
};

/**
 * Reads a cart with its order, payment session and payment at Stripe; null when there is no such cart.
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function readCheckoutState(
  container: MedusaContainer,
  cartId: string,
): Promise<CheckoutState | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart",
    fields: [
      "id",
      "total",
      "completed_at",
      "metadata",
      "payment_collection.payment_sessions.*",
      "payment_collection.payment_sessions.payment.canceled_at",
    ],
    filters: { id: cartId },
  });
  const cart = cartRow.optional().parse(data[0]);
  if (!cart) return null;
  // a session whose payment was cancelled is not usable either
  const found = (cart.payment_collection?.payment_sessions ?? []).find(
    ({ provider_id: id, status, payment }) =>
      id in providers && usable.includes(status) && !payment?.canceled_at,
  );
  const provider = found && providers[found.provider_id];
  const intentId = provider === "stripe" ? found?.data?.id : undefined;
  const orderId = await orderOfCart(container, cart);
  const order = orderId === null ? null : await readCreatedOrder(container, orderId);
  return {
    cartId: cart.id,
    metadata: cart.metadata ?? null,
    totalCents: toCents(cart.total),
    order: order && { id: order.id, complete: isComplete(order, Boolean(cart.completed_at)) },
    collected: Boolean(cart.payment_collection),
    session:
      found && provider
        ? { id: found.id, providerId: found.provider_id, provider, cents: toCents(found.amount) }
        : null,
    intent: intentId && hasStripe() ? await stripe().paymentIntents.retrieve(intentId) : null,
  };
}
