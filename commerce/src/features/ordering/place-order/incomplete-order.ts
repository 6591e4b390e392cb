import { setTimeout as pause } from "node:timers/promises";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, InventoryEvents, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { completionLockKey } from "../../../platform/medusa-surface";
import { paymentsOf, readOrder, type OrderRecord } from "../order/order-record";
import { releaseStock } from "./reserved-stock";

/** A code of an order, and its discount in euro. */
interface CodeInOrder {
  code: string;
  amount: number;
}

const promotionRows = z.array(
  z.object({ id: z.string(), code: z.string(), used: z.coerce.number().default(0) }),
);
const linkRows = z.array(z.object({ order_id: z.string() }));
const orderRows = z.array(
  z.object({
    created_at: z.coerce.date(),
    payment_collections: z
      .array(z.object({ payments: z.array(z.object({ id: z.string() })).default([]) }))
      .default([]),
  }),
);

/** How often, and for how long (ms) each time, to wait for concurrent orders that are being created. */
const maxChecks = 10;
const checkIntervalMs = 500;

/** Maximum time (ms) until an order being created has its payment or is rolled back. */
const creationMs = 30_000;

async function otherOrdersWith(
  container: MedusaContainer,
  promotionId: string,
  orderId: string,
): Promise<string[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_promotion",
    fields: ["order_id"],
    filters: { promotion_id: promotionId },
  });
  return linkRows.parse(data).flatMap(({ order_id: id }) => (id === orderId ? [] : id));
}

/** Whether one of these orders is still being created, so that its use of a code may or may not be counted. */
async function isAnyInCreation(container: MedusaContainer, orderIds: readonly string[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["created_at", "payment_collections.payments.id"],
    filters: { id: [...orderIds], created_at: { $gt: new Date(Date.now() - creationMs) } },
  });
  return orderRows
    .parse(data)
    .some(({ payment_collections: all }) => all.every(({ payments }) => payments.length === 0));
}

async function isCounted(
  container: MedusaContainer,
  promotionId: string,
  used: () => Promise<number>,
  orderId: string,
): Promise<boolean> {
  for (let check = 1; ; check++) {
    const others = await otherOrdersWith(container, promotionId, orderId);
    if (check === maxChecks || !(await isAnyInCreation(container, others)))
      return (await used()) > others.length;
    await pause(checkIntervalMs);
  }
}

/**
 * The codes of an incomplete order whose use Medusa has counted, so that it has to be reverted. Medusa counts uses in
 * parallel with closing the cart, and does not record which order they belong to: for a code with a limit, the use
 * counts as recorded if there are more uses than other orders with the code. In case of doubt it counts as not
 * recorded, so that the shop allows one use less.
 * @param closed whether the cart was closed
 */
async function countedCodes(
  container: MedusaContainer,
  orderId: string,
  codes: readonly CodeInOrder[],
  closed: boolean,
): Promise<CodeInOrder[]> {
  if (!closed || codes.length === 0) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const promotions = async (filters: Record<string, unknown>) =>
    promotionRows.parse(
      (
        await query.graph({
          entity: "promotion",
          fields: ["id", "code", "used", "limit"],
          filters: { ...filters, limit: { $ne: null } },
        })
      ).data,
    );
  const uncounted = new Set<string>();
  for (const { id, code } of await promotions({ code: [...new Set(codes.map(({ code }) => code))] })) {
    const used = async () => (await promotions({ id }))[0]?.used ?? 0;
    if (!(await isCounted(container, id, used, orderId))) uncounted.add(code);
  }
  return codes.filter(({ code }) => !uncounted.has(code));
}

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
 * Whether an order was created completely: it has its payment, or costs nothing and closed its cart, or the owner has
 * already worked on it. A payment cancelled before the order was created belongs to an earlier attempt.
 */
export function isComplete(order: OrderRecord, cartClosed: boolean): boolean {
  if (order.status !== "pending" || order.fulfillments.length > 0) return true;
  if (toCents(order.total) <= 0 && cartClosed) return true;
  return paymentsOf(order).some(
    ({ created_at, canceled_at }) => !canceled_at || created_at > order.created_at,
  );
}

async function cartClosed(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["completed_at"] });
  return Boolean(cart?.completed_at);
}

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
      const isClosed = await cartClosed(container, cartId);
      if (!order || isComplete(order, isClosed)) return;
      const codes = [...order.items, ...order.shipping_methods].flatMap(({ adjustments }) =>
        adjustments.flatMap(({ code, amount }) => (code ? [{ code, amount }] : [])),
      );
      const counted = await countedCodes(container, orderId, codes, isClosed);
      if (counted.length > 0) {
        const actions = counted.map((code) => ({ ...code, action: "usage" }));
        const buyer = { customer_id: order.customer_id ?? null, customer_email: order.email || null };
        await container.resolve(Modules.PROMOTION).revertUsage(actions, buyer);
      }
      await deleteOrder(container, cartId, orderId);
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${order.display_id} was taken back: an interruption kept its payment from it`);
    },
    { timeout: lockTimeoutSeconds },
  );
}
