import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { finishOrder } from "../place-order/finish-order";
import { releaseForgottenReservations } from "../../fulfilment/release-reservations";
import { cartIdOfAttempt } from "../place-order/completion-attempt";
import { refundAllOwed } from "./refund-owed";
import { applyIntent, type AppliedIntent } from "./apply-intent";
import { hasStripe, stripe } from "./stripe";
import { notifyAdmin } from "../../../platform/notify-admin";

/** How far back is looked: longer than Stripe repeats a webhook, in hours. */
const windowHours = 80;

/** What a run has done. */
export interface Reconciled {
  looked: number;
  repaired: number;
  failed: number;
}

/** What the owner is told of a repair; "" where that was done already, null where there was none. */
const repairs: Readonly<Record<AppliedIntent, string | null>> = {
  nothing: null,
  finish: "Its cart has become an order.",
  give_back: "Its cart could not become an order; the money was given back.",
  capture: "The money was taken.",
  release: "",
  note_lost: "",
  tell_owner: null,
};

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
    .flatMap(({ cart, metadata }) => cart?.id ?? cartIdOfAttempt(metadata) ?? []);
}

/**
 * Goes through the payments and orders of the last days and mends what is out of step. Needs neither webhooks nor Redis;
 * one that fails does not keep the others.
 */
export async function reconcile(container: MedusaContainer): Promise<Reconciled> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const since = new Date(Date.now() - windowHours * 3_600_000);
  const result: Reconciled = { looked: 0, repaired: 0, failed: 0 };
  const each = async (name: string, work: () => Promise<string | null>): Promise<void> => {
    result.looked += 1;
    try {
      const repair = await work();
      if (repair === null) return;
      result.repaired += 1;
      if (repair) await notifyAdmin(container, `${name} was put right`, repair);
    } catch (error) {
      result.failed += 1;
      logger.error(`Reconciling ${name} failed: ${String(error)}`);
    }
  };
  for (const cartId of await cartsOfUnpaidOrders(container, since)) {
    await each(`The interrupted order of ${cartId}`, async () => {
      const outcome = await finishOrder(container, cartId);
      return outcome.type === "order" ? `It is order ${outcome.order_id} now.` : null;
    });
  }
  if (hasStripe()) {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    for await (const intent of stripe().paymentIntents.list({ created, limit: 100 })) {
      await each(`Payment ${intent.id}`, async () => repairs[await applyIntent(container, intent)]);
    }
  }
  const owed = await refundAllOwed(container);
  await releaseForgottenReservations(container);
  result.repaired += owed.repaired;
  result.failed += owed.failed;
  if (result.repaired > 0 || result.failed > 0) {
    logger.info(
      `Payments reconciled: ${result.looked} looked at, ${result.repaired} repaired, ${result.failed} failed`,
    );
  }
  return result;
}
