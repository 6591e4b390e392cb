import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** A code in an order, and what it took off; euro. */
export interface CodeInOrder {
  code: string;
  amount: number;
}

const limited = z.array(z.object({ id: z.string(), code: z.string(), used: z.coerce.number().default(0) }));
const linked = z.array(z.object({ order_id: z.string() }));
const placed = z.array(
  z.object({
    created_at: z.coerce.date(),
    payment_collections: z
      .array(z.object({ payments: z.array(z.object({ id: z.string() })).default([]) }))
      .default([]),
  }),
);

/** Orders that are being made beside this one are waited for, at most so often and so long (ms) each time. */
const looks = 10;
const betweenLooks = 500;

/** So long (ms) the making of an order takes at most, until it has its payment or is undone. */
const makingMs = 30_000;

/** Ids of the other orders that stand with a promotion. */
async function othersWith(
  container: MedusaContainer,
  promotionId: string,
  orderId: string,
): Promise<string[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_promotion",
    fields: ["order_id"],
    filters: { promotion_id: promotionId },
  });
  return linked.parse(data).flatMap(({ order_id: id }) => (id === orderId ? [] : id));
}

/** Whether one of these orders is still being made, so that its use of a code may be counted or not. */
async function isBeingMade(container: MedusaContainer, orderIds: readonly string[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["created_at", "payment_collections.payments.id"],
    filters: { id: [...orderIds], created_at: { $gt: new Date(Date.now() - makingMs) } },
  });
  return placed
    .parse(data)
    .some(({ payment_collections: all }) => all.every(({ payments }) => payments.length === 0));
}

async function isCounted(
  container: MedusaContainer,
  promotionId: string,
  used: () => Promise<number>,
  orderId: string,
): Promise<boolean> {
  for (let look = 1; ; look++) {
    const others = await othersWith(container, promotionId, orderId);
    if (look === looks || !(await isBeingMade(container, others))) return (await used()) > others.length;
    await pause(betweenLooks);
  }
}

/**
 * The codes of an order that was not made to its end whose use Medusa has counted, so that it has to be taken back. Medusa counts
 * them beside closing the cart and does not note whose use it was: a code that may be used so often only is counted where it was
 * used more often than there are other orders with it. In doubt it is taken for not counted, and the shop gives one use less.
 * @param closed whether the cart was closed
 */
export async function countedCodes(
  container: MedusaContainer,
  orderId: string,
  codes: readonly CodeInOrder[],
  closed: boolean,
): Promise<CodeInOrder[]> {
  if (!closed || codes.length === 0) return [];
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const promotions = async (filters: Record<string, unknown>) =>
    limited.parse(
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
