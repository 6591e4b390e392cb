import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { installationId } from "../../../modules/installation";
import { bookedIds, isLiveRefund, pageSize } from "../../../modules/payment-stripe/returned-money";
import { resolveAllPending } from "../../line-refunds/resolve-pending";
import { withOrderLock } from "../order/order-lock";
import { readOrder } from "../order/order-record";
import { bookReturnedMoney } from "./book-returned-money";
import { orderOfIntent, paymentsOfSessions } from "./order-of-payment";
import { installationOf, sessionOf } from "./payment-intent";

/**
 * Records what Stripe has refunded of a payment and the shop does not know. Reads the current state, so it may be called
 * by anyone, any number of times; payments without an order are left to `releasePayment`.
 * @returns whether anything was recorded
 * @throws errors of the database or Stripe; retrying later is safe
 */
export async function settleReturnedMoney(
  container: MedusaContainer,
  intent: Stripe.PaymentIntent,
): Promise<boolean> {
  if (installationOf(intent) !== (await installationId())) return false;
  const orderId = await orderOfIntent(container, intent);
  if (orderId === null) return false;
  return withOrderLock(container, orderId, async () => {
    const found = await readOrder(container, orderId);
    const order =
      found && (await resolveAllPending(container, found)) ? await readOrder(container, orderId) : found;
    return order !== null && (await bookReturnedMoney(container, order)) > 0;
  });
}

/** How far back refunds are checked, in days: a refund may fail a month after it was made. */
const lookBackDays = 40;

/** The payments with recent refunds at Stripe that the shop has not recorded, for example because a webhook was lost. */
export async function intentsWithOpenRefunds(
  container: MedusaContainer,
  stripe: Stripe,
): Promise<Stripe.PaymentIntent[]> {
  const created = { gte: Math.floor(Date.now() / 1000) - lookBackDays * 24 * 60 * 60 };
  const open = new Map<string, Stripe.PaymentIntent>();
  let page = await stripe.refunds.list({ created, limit: pageSize, expand: ["data.payment_intent"] });
  for (;;) {
    const refunds = page.data.flatMap((refund) => {
      const { payment_intent: intent } = refund;
      const session = typeof intent === "object" && intent !== null ? sessionOf(intent) : null;
      return typeof intent === "object" && intent !== null && session !== null
        ? [{ refund, intent, session }]
        : [];
    });
    const payments = await paymentsOfSessions(
      container,
      refunds.map(({ session }) => session),
    );
    for (const { refund, intent } of refunds) {
      const payment = payments.find(({ data }) => data?.["id"] === intent.id);
      if (!payment?.payment_collection?.order) continue;
      const isBooked = bookedIds(payment.data)?.includes(refund.id) ?? false;
      if (isBooked !== isLiveRefund(refund)) open.set(intent.id, intent);
    }
    const last = page.data.at(-1);
    if (!page.has_more || !last) return [...open.values()];
    page = await stripe.refunds.list({
      created,
      limit: pageSize,
      expand: ["data.payment_intent"],
      starting_after: last.id,
    });
  }
}
