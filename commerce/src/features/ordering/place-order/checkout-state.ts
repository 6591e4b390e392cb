import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { toCents } from "@su-turrone/contract/money";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { CARD_PROVIDER, isStripeProvider, PAYPAL_PROVIDER } from "../../../modules/payment-stripe";
import { hasStripe, stripe } from "../payments/stripe";
import { builtOnce, jsonRows, offeredProviderRows, partsOf } from "../../../platform/json-rows";
import { settingsState } from "../../cart/cart-terms";
import { readCartAnd, type CartRecord } from "../../cart/read-cart";
import { readOrder } from "../order/order-record";
import { paidBy } from "../order/order-payment";
import { isComplete, linkedOrderId } from "./completion-attempt";

const sessionData = z.object({ id: z.string().optional() }).nullish();

/**
 * Statuses of a session that can still lead to an order; one in `error` only if the shopper tries again with another
 * card.
 */
const usable = ["pending", "requires_more", "authorized", "captured", "pending_authorization", "error"];

/** A cart on its way to an order, according to the database and Stripe. */
export interface CheckoutState {
  cart: CartRecord;
  totalCents: number;
  /** `complete`: the order was created completely. */
  order: { id: string; complete: boolean } | null;
  /** Whether there is a payment collection; an order that costs nothing needs an empty one to count as paid. */
  collected: boolean;
  /** `offered`: the owner still offers its payment method, and the buyer may confirm it. */
  session: { id: string; provider: "stripe" | "bank"; cents: number; offered: boolean } | null;
  intent: Stripe.PaymentIntent | null;
  /** State of the rows that decide about taxes (`hasCurrentTaxes`). */
  settings: string;
}

const shopProviders: readonly string[] = [CARD_PROVIDER, PAYPAL_PROVIDER, BANK_TRANSFER_PROVIDER];

const beside = z.object({
  order_id: z.string().nullable(),
  collected: z.boolean(),
  offered: z.array(z.object({ id: z.string() })),
  settings_state: z.string(),
});

/** Columns that are read with the cart. */
const besideCart = builtOnce((knex) => ({
  order_id: linkedOrderId(knex),
  collected: knex.raw("exists ?", [
    partsOf(knex, "cart_payment_collection", "cart_id", "cart.id").select("part.id"),
  ]),
  offered: jsonRows(knex, offeredProviderRows(knex)),
  settings_state: knex.raw(settingsState),
}));

/**
 * Reads a cart with its order, payment session and payment at Stripe; null when there is no such cart.
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function readCheckoutState(
  container: MedusaContainer,
  cartId: string,
): Promise<CheckoutState | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const read = await readCartAnd(container, cartId, besideCart(knex));
  if (!read) return null;
  const { cart } = read;
  const { order_id: linked, collected, offered, settings_state: settings } = beside.parse(read.row);
  // a session whose payment was cancelled is not usable either
  const found = cart.payment_sessions.find(
    ({ provider_id: id, status, payment_canceled_at: canceledAt }) =>
      shopProviders.includes(id) && usable.includes(status) && canceledAt === null,
  );
  const provider = found && (isStripeProvider(found.provider_id) ? "stripe" : "bank");
  const intentId = provider === "stripe" ? sessionData.parse(found?.data)?.id : undefined;
  const order = linked === null ? null : await readOrder(container, linked);
  return {
    cart,
    totalCents: toCents(cart.total),
    order: order && { id: order.id, complete: isComplete(order, cart.completed_at !== null) },
    collected,
    session:
      found && provider
        ? {
            id: found.id,
            provider,
            cents: toCents(found.amount),
            offered: offered.some(({ id }) => id === found.provider_id) && paidBy(found) !== "workshop",
          }
        : null,
    intent: intentId && hasStripe() ? await stripe().paymentIntents.retrieve(intentId) : null,
    settings,
  };
}
