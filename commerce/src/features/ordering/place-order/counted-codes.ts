import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** A code of an order, and its discount in euro. */
export interface CodeInOrder {
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

/** Ids of the other orders with a promotion. */
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
export async function countedCodes(
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
