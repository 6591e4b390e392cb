import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { rollBackOrderWorkflow } from "../../../workflows/roll-back-order";
import { completionLockKey } from "../../../platform/medusa-surface";
import { countedCodes } from "./counted-codes";

/** Seconds to wait for a completion of the cart in progress. */
const lockTimeoutSeconds = 45;

const time = z.coerce.date().nullish();

const discountedItem = z.object({
  adjustments: z.array(z.object({ code: z.string().nullish(), amount: z.coerce.number() })).default([]),
});

const orderRow = z.object({
  id: z.string(),
  display_id: z.coerce.number(),
  status: z.string(),
  total: z.coerce.number(),
  created_at: z.coerce.date(),
  customer_id: z.string().nullish(),
  email: z.string().nullish(),
  items: z.array(discountedItem.extend({ id: z.string() })).default([]),
  shipping_methods: z.array(discountedItem).default([]),
  fulfillments: z.array(z.object({ id: z.string() })).default([]),
  promotions: z.array(z.object({ id: z.string() }).nullish()).default([]),
  payment_collections: z
    .array(
      z.object({
        id: z.string(),
        payments: z.array(z.object({ created_at: z.coerce.date(), canceled_at: time })).default([]),
      }),
    )
    .default([]),
});

/** The parts of an order that determine whether it was created completely. */
export type CreatedOrder = z.infer<typeof orderRow>;

/** Reads an order; null when there is none with this id. */
export async function readCreatedOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<CreatedOrder | null> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      "id",
      "display_id",
      "status",
      "total",
      "created_at",
      "customer_id",
      "email",
      "items.id",
      "items.adjustments.*",
      "shipping_methods.adjustments.*",
      "fulfillments.id",
      "promotions.id",
      "payment_collections.id",
      "payment_collections.payments.*",
    ],
    filters: { id: orderId },
  });
  return orderRow.optional().parse(data[0]) ?? null;
}

/**
 * Whether an order was created completely: it has its payment, or costs nothing and closed its cart, or the owner has
 * already worked on it. A payment cancelled before the order was created belongs to an earlier attempt.
 */
export function isComplete(order: CreatedOrder, cartClosed: boolean): boolean {
  if (order.status !== "pending" || order.fulfillments.length > 0) return true;
  if (toCents(order.total) <= 0 && cartClosed) return true;
  return order.payment_collections
    .flatMap(({ payments }) => payments)
    .some(({ created_at, canceled_at }) => !canceled_at || created_at > order.created_at);
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
      const order = await readCreatedOrder(container, orderId);
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
          promotion_ids: order.promotions.flatMap((promotion) => promotion?.id ?? []),
          counted: await countedCodes(container, orderId, codes, isClosed),
          customer_id: order.customer_id ?? null,
          customer_email: order.email ?? null,
        },
      });
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${order.display_id} was taken back: an interruption kept its payment from it`);
    },
    { timeout: lockTimeoutSeconds },
  );
}
