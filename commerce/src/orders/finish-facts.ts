import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { BANK_TRANSFER_PROVIDER } from "../modules/payment-bank-transfer";
import { CARD_PROVIDER, PAYPAL_PROVIDER } from "../modules/payment-stripe";
import { hasStripe, stripe } from "../payments/stripe";
import { toCents } from "./bank-transfer";

const session = z.object({
  id: z.string(),
  provider_id: z.string(),
  status: z.string(),
  amount: z.coerce.number(),
  data: z.object({ id: z.string().optional() }).nullish(),
});

const payment = z.object({ id: z.string(), canceled_at: z.coerce.date().nullish() });

const cartRow = z.object({
  id: z.string(),
  total: z.coerce.number(),
  payment_collection: z
    .object({ payment_sessions: z.array(session).nullish(), payments: z.array(payment).nullish() })
    .nullish(),
});

/** States of a session that can still become an order; an `error` one can after the shopper tries again elsewhere only. */
const usable = ["pending", "requires_more", "authorized", "captured", "pending_authorization", "error"];

/** A cart on its way to an order, as the database and Stripe have it now. */
export interface CartOnItsWay {
  cartId: string;
  totalCents: number;
  orderId: string | null;
  /** The order has a payment that stands, or costs nothing. */
  orderPaid: boolean;
  session: { id: string; providerId: string; provider: "stripe" | "bank"; cents: number } | null;
  intent: Stripe.PaymentIntent | null;
}

const providers: Readonly<Record<string, "stripe" | "bank">> = {
  [CARD_PROVIDER]: "stripe",
  [PAYPAL_PROVIDER]: "stripe",
  [BANK_TRANSFER_PROVIDER]: "bank",
};

/**
 * Looks a cart up with its order, payment session and payment at Stripe; null when there is no such cart.
 * @throws Stripe's error when Stripe does not answer
 */
export async function lookUpCart(container: MedusaContainer, cartId: string): Promise<CartOnItsWay | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const [carts, links] = await Promise.all([
    query.graph({
      entity: "cart",
      fields: [
        "id",
        "total",
        "payment_collection.payment_sessions.*",
        "payment_collection.payments.id",
        "payment_collection.payments.canceled_at",
      ],
      filters: { id: cartId },
    }),
    query.graph({ entity: "order_cart", fields: ["order_id"], filters: { cart_id: cartId } }),
  ]);
  const cart = cartRow.optional().parse(carts.data[0]);
  if (!cart) return null;
  const found = (cart.payment_collection?.payment_sessions ?? []).find(
    ({ provider_id: id, status }) => id in providers && usable.includes(status),
  );
  const provider = found && providers[found.provider_id];
  const intentId = provider === "stripe" ? found?.data?.id : undefined;
  const order = z.object({ order_id: z.string() }).optional().parse(links.data[0]);
  const standing = (cart.payment_collection?.payments ?? []).some((row) => !row.canceled_at);
  return {
    cartId: cart.id,
    totalCents: toCents(cart.total),
    orderId: order?.order_id ?? null,
    orderPaid: standing || toCents(cart.total) <= 0,
    session:
      found && provider
        ? { id: found.id, providerId: found.provider_id, provider, cents: toCents(found.amount) }
        : null,
    intent: intentId && hasStripe() ? await stripe().paymentIntents.retrieve(intentId) : null,
  };
}
