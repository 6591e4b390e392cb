import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, InventoryEvents, Modules } from "@medusajs/framework/utils";
import { completionLockKey } from "../../../platform/medusa-surface";
import { readOrder, type OrderRecord } from "../order/order-record";
import { cartIdOfAttempt, isComplete } from "./completion-attempt";
import { releaseStock } from "./reserved-stock";

type AddressIds = Record<"shipping_address_id" | "billing_address_id", string | null> & { id: string };

/**
 * Deletes an order that its payment never reached, and opens its cart again, in one transaction: until then it can be
 * found and the rollback repeated. Nobody has been notified of it.
 */
export async function deleteOrder(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const column = (from: Knex, table: string, name: string): Promise<string[]> =>
    from(table).where("order_id", orderId).pluck(name);
  const lineIds = await column(knex, "order_item", "item_id");
  const goods: string[] = await knex("reservation_item")
    .whereIn("line_item_id", lineIds)
    .whereNull("deleted_at")
    .distinct()
    .orderBy("inventory_item_id")
    .pluck("inventory_item_id");
  const remove = () =>
    knex.transaction(async (transaction) => {
      const updated_at = new Date();
      await releaseStock(transaction, lineIds, updated_at);
      const methodIds = await column(transaction, "order_shipping", "shipping_method_id");
      for (const table of ["order_cart", "order_payment_collection", "order_promotion"])
        await transaction(table).where("order_id", orderId).delete();
      // what belongs to these rows is deleted with them
      await transaction("order_line_item").whereIn("id", lineIds).delete();
      await transaction("order_shipping_method").whereIn("id", methodIds).delete();
      const addresses = await transaction<AddressIds>("order")
        .where("id", orderId)
        .delete()
        .returning(["shipping_address_id", "billing_address_id"]);
      const addressIds = addresses.flatMap((ids) => Object.values(ids).flatMap((id) => id ?? []));
      await transaction("order_address").whereIn("id", addressIds).delete();
      await transaction("cart").where("id", cartId).update({ completed_at: null, updated_at });
    });
  await (goods.length > 0 ? container.resolve(Modules.LOCKING).execute(goods, remove) : remove());
  const events = container.resolve(Modules.EVENT_BUS);
  for (const id of goods) await events.emit({ name: InventoryEvents.INVENTORY_ITEM_UPDATED, data: { id } });
}

/** Seconds to wait for a completion of the cart in progress. */
const lockTimeoutSeconds = 45;

/**
 * The uses of codes that an order has counted and that have to be reverted. The shop closes a cart only after it has
 * counted them. Medusa's own completion does both at once: of its orders nothing counts as recorded, so that the shop
 * rather allows one use less.
 */
const countedUses = ({ items, shipping_methods, metadata }: OrderRecord, cartId: string, closed: boolean) =>
  closed && cartIdOfAttempt(metadata) === cartId
    ? [...items, ...shipping_methods].flatMap(({ adjustments }) =>
        adjustments.flatMap(({ code, amount }) => (code ? [{ code, amount, action: "usage" }] : [])),
      )
    : [];

/**
 * Rolls back what a process that died left of an order, so that its cart can be completed again. Waits for a completion
 * in progress, and leaves a complete order alone.
 */
export async function rollBackOrder(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(
    completionLockKey(cartId),
    async () => {
      const order = await readOrder(container, orderId);
      const [cart] = await container
        .resolve(Modules.CART)
        .listCarts({ id: cartId }, { select: ["completed_at"] });
      const isClosed = Boolean(cart?.completed_at);
      if (!order || isComplete(order, isClosed)) return;
      const uses = countedUses(order, cartId, isClosed);
      if (uses.length > 0) {
        const buyer = { customer_id: order.customer_id ?? null, customer_email: order.email || null };
        await container.resolve(Modules.PROMOTION).revertUsage(uses, buyer);
      }
      await deleteOrder(container, cartId, orderId);
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${order.display_id} was taken back: an interruption kept its payment from it`);
    },
    { timeout: lockTimeoutSeconds },
  );
}
