import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { completionLockKey } from "../../../platform/medusa-surface";
import { paymentsOf, readOrder, type OrderRecord } from "../order/order-record";
import { createStep, createWorkflow, StepResponse, transform, when } from "@medusajs/framework/workflows-sdk";
import { deleteReservationsByLineItemsStep, dismissRemoteLinkStep } from "@medusajs/medusa/core-flows";

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

/** Everything to revert of an order whose process died before it was paid. */
interface RollBackOrderInput {
  order_id: string;
  cart_id: string;
  /** Order lines with reservations. */
  reserved_line_ids: string[];
  payment_collection_ids: string[];
  promotion_ids: string[];
  /** Codes whose usage was counted. */
  counted: CodeInOrder[];
  customer_id: string | null;
  customer_email: string | null;
}

/** Makes the cart editable and completable again. */
const reopenCartStep = createStep("reopen-cart", async (cartId: string, { container }) => {
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }]);
  return new StepResponse(cartId);
});

const uncountCodesStep = createStep("uncount-codes", async (input: RollBackOrderInput, { container }) => {
  const actions = input.counted.map(({ code, amount }) => ({ code, amount, action: "usage" }));
  const { customer_id, customer_email } = input;
  await container.resolve(Modules.PROMOTION).revertUsage(actions, { customer_id, customer_email });
  return new StepResponse(input.order_id);
});

const deleteOrderStep = createStep("delete-order", async (orderId: string, { container }) => {
  await container.resolve(Modules.ORDER).deleteOrders([orderId]);
  return new StepResponse(orderId);
});

const linksOf = ({ order_id, cart_id, payment_collection_ids, promotion_ids }: RollBackOrderInput) => {
  const order = { [Modules.ORDER]: { order_id } };
  return [
    { ...order, [Modules.CART]: { cart_id } },
    ...payment_collection_ids.map((id) => ({ ...order, [Modules.PAYMENT]: { payment_collection_id: id } })),
    ...promotion_ids.map((id) => ({ ...order, [Modules.PROMOTION]: { promotion_id: id } })),
  ];
};

/**
 * Reverts an order whose process died before it was paid, as the compensation of Medusa's cart completion would have.
 * The order itself is deleted last: until then it can be found and the rollback repeated. Nobody has been notified of
 * it.
 */
export const rollBackOrderWorkflow = createWorkflow("roll-back-order", (input: RollBackOrderInput) => {
  when("goods-are-kept", input, ({ reserved_line_ids: ids }) => ids.length > 0).then(() => {
    deleteReservationsByLineItemsStep(input.reserved_line_ids);
  });
  when("codes-are-counted", input, ({ counted }) => counted.length > 0).then(() => {
    uncountCodesStep(input);
  });
  reopenCartStep(input.cart_id);
  dismissRemoteLinkStep(transform(input, linksOf));
  deleteOrderStep(input.order_id);
});

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

async function reservedLines(container: MedusaContainer, lineIds: string[]): Promise<string[]> {
  const rows = await container.resolve(Modules.INVENTORY).listReservationItems({ line_item_id: lineIds });
  return rows.flatMap(({ line_item_id: id }) => id ?? []);
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
      await rollBackOrderWorkflow(container).run({
        input: {
          order_id: order.id,
          cart_id: cartId,
          reserved_line_ids: await reservedLines(
            container,
            order.items.map(({ id }) => id),
          ),
          payment_collection_ids: order.payment_collections.map(({ id }) => id),
          promotion_ids: order.promotions.map(({ id }) => id),
          counted: await countedCodes(container, orderId, codes, isClosed),
          customer_id: order.customer_id ?? null,
          customer_email: order.email || null,
        },
      });
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${order.display_id} was taken back: an interruption kept its payment from it`);
    },
    { timeout: lockTimeoutSeconds },
  );
}
