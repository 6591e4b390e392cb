import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer, Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { PaymentChoice } from "@su-turrone/contract/cart-requests";
import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-view";
import { jsonRow, linkedRows, offeredProviderRows } from "../../../platform/json-rows";
import { exact, insert } from "../../cart/direct-change-rows";
import { cartNotFound, readCartAnd, type CartRecord } from "../../cart/read-cart";
import { decimalEuros } from "@su-turrone/contract/money";
import type Stripe from "stripe";
import { returnedCents, returnedMoney } from "../../../modules/payment-stripe/returned-money";
import { stripe } from "./stripe";

const besideCart = z.object({
  collection: z.object({ id: z.string(), amount: z.number() }).nullable(),
  /** Whether the owner offers the provider. */
  offered: z.boolean(),
});

/** The cart's payment collection and its link, as Medusa writes them. */
async function createCollection(knex: Knex, { id: cart_id, currency_code, total: amount }: CartRecord) {
  const id = generateEntityId(undefined, "pay_col");
  await knex.transaction(async (transaction) => {
    await insert(transaction, "payment_collection", [{ id, currency_code, ...exact("amount", amount) }]);
    const link = { id: generateEntityId(undefined, "capaycol"), cart_id, payment_collection_id: id };
    await insert(transaction, "cart_payment_collection", [link]);
  });
  return { id, amount };
}

/**
 * Creates the payment session of a cart in its payment collection, which is created if needed, and then deletes the
 * previous session; if that fails, the new one is deleted. Must be called while holding the cart's lock
 * (`withCartLock`).
 * @param isTaken whether the staff has taken the money already, so that the provider need not be offered
 * @throws MedusaError for a cart that does not exist, and for a provider that is not offered
 */
export async function choosePayment(
  container: MedusaContainer,
  cartId: string,
  { provider_id, confirmation_token }: PaymentChoice,
  isTaken = false,
): Promise<PaymentChoiceAnswer["payment"]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const read = await readCartAnd(container, cartId, {
    collection: jsonRow(
      knex,
      linkedRows(knex, "payment_collection", "cart_payment_collection", "cart_id", "cart.id").select(
        "part.id",
        "part.amount",
      ),
    ),
    offered: knex.raw("exists ?", [offeredProviderRows(knex).where("part.id", provider_id)]),
  });
  if (!read) throw cartNotFound();
  const { currency_code, payment_sessions: previous } = read.cart;
  const { collection, offered } = besideCart.parse(read.row);
  if (!offered && !isTaken)
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `Payment provider ${provider_id} is not enabled`);
  const { id: collectionId, amount } = collection ?? (await createCollection(knex, read.cart));
  const payments = container.resolve(Modules.PAYMENT);
  const session = await payments.createPaymentSession(collectionId, {
    provider_id,
    amount,
    currency_code,
    data: confirmation_token ? { confirmation_token } : {},
  });
  try {
    for (const { id } of previous) await payments.deletePaymentSession(id);
  } catch (error) {
    await payments.deletePaymentSession(session.id);
    throw error;
  }
  return { session_id: session.id, provider_id };
}

/**
 * Releases or refunds what a payment holds that belongs to no order: an authorisation is cancelled, a captured amount is
 * refunded. Only at Stripe; for payments of cancelled orders, which Medusa records, see `refundOwed`. Safe to repeat.
 * @returns what was done, for the log and the owner
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function releasePayment(
  intent: Stripe.PaymentIntent,
  logger: Logger,
): Promise<"voided" | "refunded" | "nothing"> {
  const amountText = `${decimalEuros(intent.amount)} ${intent.currency.toUpperCase()}`;
  if (intent.status === "succeeded") {
    const remainingCents = intent.amount_received - returnedCents(await returnedMoney(stripe(), intent.id));
    if (remainingCents <= 0) return "nothing";
    // no permanent idempotency key, under which Stripe would replay an error for a day: Stripe never refunds more than
    // is left
    await stripe().refunds.create({ payment_intent: intent.id, amount: remainingCents });
    logger.warn(`Payment ${intent.id} of ${amountText} was refunded, because it has no order`);
    return "refunded";
  }
  if (intent.status === "canceled") return "nothing";
  await stripe().paymentIntents.cancel(intent.id);
  logger.warn(`Payment ${intent.id} of ${amountText} was released, because it has no order`);
  return "voided";
}
