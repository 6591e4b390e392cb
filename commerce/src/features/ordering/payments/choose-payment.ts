import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId, MedusaError, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { PaymentChoice } from "@su-turrone/contract/cart-requests";
import type { PaymentChoiceAnswer } from "@su-turrone/contract/cart-view";
import { jsonRow, linkedRows, offeredProviderRows } from "../../../platform/json-rows";
import { exact, insert } from "../../cart/direct-change-rows";
import { cartNotFound, readCartAnd, type CartRecord } from "../../cart/read-cart";

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
