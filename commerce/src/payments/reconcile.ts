import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { finishOrder } from "../orders/finish-order";
import { cartNamedBy } from "../orders/order-of-cart";
import { settlePayment } from "./settle";
import { hasStripe, stripe } from "./stripe";

/** How far back is looked: longer than Stripe repeats a webhook, in hours. */
const windowHours = 80;

/** What a run has done. */
export interface Reconciled {
  looked: number;
  repaired: number;
  failed: number;
}

const rows = z.array(
  z.object({
    metadata: z.unknown(),
    cart: z.object({ id: z.string() }).nullish(),
    payment_collections: z
      .array(z.object({ payments: z.array(z.object({ canceled_at: z.coerce.date().nullish() })).nullish() }))
      .nullish(),
  }),
);

/** Carts whose order has no payment: an interruption came between the two, or even between the order and its cart. */
async function cartsOfUnpaidOrders(container: MedusaContainer, since: Date): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: ["id", "metadata", "cart.id", "payment_collections.payments.canceled_at"],
    filters: { status: "pending", created_at: { $gte: since } },
  });
  return rows
    .parse(data)
    .filter(
      ({ payment_collections: all }) => !all?.some(({ payments }) => payments?.some((p) => !p.canceled_at)),
    )
    .flatMap(({ cart, metadata }) => cart?.id ?? cartNamedBy(metadata) ?? []);
}

/**
 * Goes through the payments and orders of the last days and mends what is out of step. Needs neither webhooks nor Redis;
 * one that fails does not keep the others.
 */
export async function reconcile(container: MedusaContainer): Promise<Reconciled> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const since = new Date(Date.now() - windowHours * 3_600_000);
  const result: Reconciled = { looked: 0, repaired: 0, failed: 0 };
  const each = async (name: string, work: () => Promise<boolean>): Promise<void> => {
    result.looked += 1;
    try {
      if (await work()) result.repaired += 1;
    } catch (error) {
      result.failed += 1;
      logger.error(`Reconciling ${name} failed: ${String(error)}`);
    }
  };
  for (const cartId of await cartsOfUnpaidOrders(container, since)) {
    await each(cartId, async () => (await finishOrder(container, cartId)).type === "order");
  }
  if (hasStripe()) {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    for await (const intent of stripe().paymentIntents.list({ created, limit: 100 })) {
      await each(intent.id, async () => (await settlePayment(container, intent)) !== "nothing");
    }
  }
  if (result.repaired > 0 || result.failed > 0) {
    logger.info(
      `Payments reconciled: ${result.looked} looked at, ${result.repaired} repaired, ${result.failed} failed`,
    );
  }
  return result;
}
