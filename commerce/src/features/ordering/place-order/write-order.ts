import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  generateEntityId,
  MedusaError,
  Modules,
  PaymentCollectionStatus,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { toCents } from "@su-turrone/contract/money";
import type { FinishRefusal } from "@su-turrone/contract/refusals";
import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { takesMostOfStock } from "../bank-transfer/transfer-limit";
import { exact, insert } from "../../cart/direct-change-rows";
import { orderRows } from "./order-rows";
import type { PlacedCart } from "./placed-cart";
import { levelsOf, reserveStock } from "./reserved-stock";

export interface WrittenOrder {
  id: string;
  /** Stock levels of which goods were reserved. */
  levelIds: string[];
}

/**
 * Writes an order with its links and reservations in one transaction: either all of it exists or nothing. Medusa's
 * inventory module calculates with what it has read before, so its lock of the goods is held meanwhile.
 * @param limited whether it may take no more of a stock than a transfer may
 * @throws MedusaError if the stock does not suffice, or "transfer_limit"
 */
export async function writeOrder(
  container: MedusaContainer,
  placed: PlacedCart,
  limited: boolean,
): Promise<WrittenOrder> {
  const { id, tables, reservations } = orderRows(placed);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const write = async (): Promise<WrittenOrder> => {
    if (limited && (await takesMostOfStock(container, placed.cart.id))) {
      const code = "transfer_limit" satisfies FinishRefusal;
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "A transfer would take most of a stock", code);
    }
    return knex.transaction(async (transaction) => {
      const created_at = new Date();
      for (const [table, rows] of tables) {
        await insert(
          transaction,
          table,
          rows.map((row) => ({ ...row, created_at, updated_at: created_at })),
        );
      }
      await reserveStock(transaction, reservations, created_at);
      return { id, levelIds: levelsOf(reservations) };
    });
  };
  const goods = [...new Set(reservations.map(({ inventory_item_id }) => inventory_item_id))].toSorted();
  return goods.length > 0 ? container.resolve(Modules.LOCKING).execute(goods, write) : write();
}

/** The id of the collection if a transfer is the only payment of a cart, over its whole amount; otherwise null. */
export function transferCollectionOf({ cart, session, collections }: PlacedCart): string | null {
  const [collection, ...others] = collections;
  const isPlain =
    session?.provider_id === BANK_TRANSFER_PROVIDER &&
    session.status === PaymentSessionStatus.PENDING &&
    cart.payment_sessions.length === 1 &&
    others.length === 0 &&
    toCents(collection?.amount ?? 0) === toCents(session.amount);
  return isPlain ? (collection?.id ?? null) : null;
}

/**
 * Closes the cart of an order. With a transfer, which needs no authorisation by anybody, its payment is saved then; the
 * rows are those of Medusa's payment module, which writes any other payment.
 * @returns the id of the payment
 */
export async function closeCart(container: MedusaContainer, placed: PlacedCart): Promise<string | null> {
  const { cart, session } = placed;
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const updated_at = new Date();
  await knex("cart").where("id", cart.id).update({ completed_at: updated_at, updated_at });
  const payment_collection_id = transferCollectionOf(placed);
  if (!session || payment_collection_id === null) return null;
  const id = generateEntityId(undefined, "pay");
  const { provider_id, amount } = session;
  const status = PaymentSessionStatus.AUTHORIZED;
  const data = { ...(session.data as object), status };
  await knex.transaction(async (transaction) => {
    await transaction("payment_session")
      .where("id", session.id)
      .update({ status, data, authorized_at: updated_at, updated_at });
    await insert(transaction, "payment", [
      {
        id,
        payment_session_id: session.id,
        payment_collection_id,
        provider_id,
        currency_code: cart.currency_code,
        data,
        ...exact("amount", amount),
        created_at: updated_at,
        updated_at,
      },
    ]);
    await transaction("payment_collection")
      .where("id", payment_collection_id)
      .update({
        status: PaymentCollectionStatus.AUTHORIZED,
        ...exact("authorized_amount", amount),
        ...exact("captured_amount", 0),
        ...exact("refunded_amount", 0),
        updated_at,
      });
  });
  return id;
}
