import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { finishOrder } from "../place-order/finish-order";
import { releaseForgottenReservations } from "../../fulfilment/release-reservations";
import { finishLineRefunds } from "../../line-refunds/finish-line-refunds";
import { refundAllOwed } from "./refund-owed";
import { applyIntent, type AppliedIntent } from "./apply-intent";
import { hasStripe, stripe } from "./stripe";
import { openIntents } from "./open-intents";
import { cartsOfUnpaidOrders } from "./unsettled-orders";
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

/**
 * Repairs the payments and orders of the last days whose states at Stripe and in the shop do not fit together. It needs neither
 * webhooks nor Redis; one that fails does not hold up the others.
 */
export async function reconcile(container: MedusaContainer): Promise<Reconciled> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
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
  for (const cartId of await cartsOfUnpaidOrders(knex, since)) {
    await each(`The interrupted order of ${cartId}`, async () => {
      const outcome = await finishOrder(container, cartId);
      return outcome.type === "order" ? `It is order ${outcome.order_id} now.` : null;
    });
  }
  if (hasStripe()) {
    for await (const intent of openIntents(container, stripe(), since)) {
      await each(`Payment ${intent.id}`, async () => repairs[await applyIntent(container, intent)]);
    }
  }
  const owed = await refundAllOwed(container);
  await finishLineRefunds(container);
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
