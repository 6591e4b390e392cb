import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { finishOrder } from "../place-order/finish-order";
import { releaseForgottenReservations } from "../../fulfilment/release-reservations";
import { finishLineRefunds } from "../../line-refunds/refund-lines";
import { refundAllOwed } from "./refund-owed";
import { applyIntent, type AppliedIntent } from "./apply-intent";
import { hasStripe, stripe, isHeld, sessionOf } from "./stripe";
import {
  intentsWithOpenReturns,
  refundDays,
  settleOrder,
  settleReturnedMoney,
} from "./settle-returned-money";
import { cartsOfUnpaidOrders, ordersWithBegunRefund } from "./unsettled-orders";
import { notifyOwner, type NoticeKind } from "../../notices/notify-owner";
import { errorMessageOf } from "../../../platform/error-message";
import type Stripe from "stripe";
import { pageSize } from "../../../modules/payment-stripe/returned-money";
import { paymentsOfSessions } from "./order-of-payment";
import { dayMs } from "@su-turrone/contract/time-zone";

/**
 * The intents since a point in time that may need action. Stripe offers no such filter, so all are listed, and those
 * already captured for an order, or abandoned by the shopper, are filtered out with one query per page.
 */
export async function* openIntents(
  container: MedusaContainer,
  stripe: Stripe,
  since: Date,
): AsyncGenerator<Stripe.PaymentIntent> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let page = await stripe.paymentIntents.list({ created, limit: pageSize });
  for (;;) {
    // filter by status first: intents that never held money need no database query
    const intents = page.data.filter(({ status }) => isHeld(status) || status === "canceled");
    const sessionIds = intents.flatMap((intent) => sessionOf(intent) ?? []);
    const payments = await paymentsOfSessions(container, sessionIds);
    for (const intent of intents) {
      const storedPayment = payments.find(({ data }) => data?.["id"] === intent.id);
      const isSettled =
        intent.status === "canceled"
          ? !storedPayment || Boolean(storedPayment.captured_at ?? storedPayment.canceled_at)
          : Boolean(storedPayment?.captured_at && storedPayment.payment_collection?.order);
      if (!isSettled) yield intent;
    }
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    page = await stripe.paymentIntents.list({ created, limit: pageSize, starting_after: last.id });
  }
}

/** How far back payments are checked, in hours: longer than Stripe retries a webhook. */
const windowHours = 80;

/** Result of a run. */
export interface Reconciled {
  checked: number;
  repaired: number;
  failed: number;
}

/** Notice to send about a repair; "told" when the owner needs no further one, null when nothing was repaired. */
type Repair = NoticeKind | "told" | null;

const repairs: Readonly<Record<AppliedIntent, Repair>> = {
  nothing: null,
  finish: "became_order",
  refund_cart: "gave_back",
  capture: "captured_late",
  release: "told",
  note_lost: "told",
  tell_owner: null,
};

/**
 * Repairs recent payments and orders whose states at Stripe and in the shop are inconsistent. Needs neither webhooks
 * nor Redis; a failure does not stop the others.
 */
export async function reconcile(container: MedusaContainer): Promise<Reconciled> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const since = new Date(Date.now() - windowHours * 3_600_000);
  const result: Reconciled = { checked: 0, repaired: 0, failed: 0 };
  const repairEach = async (id: string, work: () => Promise<Repair>): Promise<void> => {
    result.checked += 1;
    try {
      const repair = await work();
      if (repair === null) return;
      result.repaired += 1;
      if (repair !== "told") await notifyOwner(container, repair, id, { payment: id });
    } catch (error) {
      result.failed += 1;
      logger.error(`Reconciling ${id} failed: ${errorMessageOf(error)}`);
    }
  };
  for (const cartId of await cartsOfUnpaidOrders(knex, since)) {
    await repairEach(cartId, async () => {
      const outcome = await finishOrder(container, cartId);
      return outcome.type === "order" ? "became_order" : null;
    });
  }
  if (hasStripe()) {
    for await (const intent of openIntents(container, stripe(), since)) {
      await repairEach(intent.id, async () => repairs[await applyIntent(container, intent)]);
    }
    for (const orderId of await ordersWithBegunRefund(knex, new Date(Date.now() - refundDays * dayMs))) {
      await repairEach(orderId, async () => ((await settleOrder(container, orderId)) ? "told" : null));
    }
  }
  await finishLineRefunds(container);
  if (hasStripe()) {
    for (const intent of await intentsWithOpenReturns(container, stripe())) {
      await repairEach(intent.id, async () =>
        (await settleReturnedMoney(container, intent)) ? "told" : null,
      );
    }
  }
  const owed = await refundAllOwed(container);
  await releaseForgottenReservations(container);
  result.repaired += owed.repaired;
  result.failed += owed.failed;
  if (result.repaired > 0 || result.failed > 0) {
    logger.info(
      `Payments reconciled: ${result.checked} checked, ${result.repaired} repaired, ${result.failed} failed`,
    );
  }
  return result;
}
