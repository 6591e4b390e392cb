import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { PAYMENT_ISSUES_MODULE } from "../../../modules/payment-issues";
import type { PaymentIssuesService } from "../../../modules/payment-issues/service";
import { installationId } from "../../../modules/installation";
import {
  bookedIds,
  disputeStatus,
  isLiveRefund,
  pageSize,
} from "../../../modules/payment-stripe/returned-money";
import { resolveAllPending } from "../../line-refunds/resolve-pending";
import { withOrderLock } from "../order/order-lock";
import { readOrder } from "../order/order-record";
import { bookReturnedMoney } from "./book-returned-money";
import { orderOfIntent, paymentsOfSessions } from "./order-of-payment";
import { installationOf, sessionOf } from "./payment-intent";

/**
 * Records refunds and disputes of a payment that the shop does not know. Reads the current state, so it may be called
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
const refundDays = 40;

/** How far back disputes are checked, in days: longer than banks take to decide. */
const disputeDays = 180;

/** A refund or dispute with its payment, which is read along. */
interface Returned<Kind> {
  row: Kind;
  intent: Stripe.PaymentIntent;
}

/** The shop's own among refunds or disputes. */
const ownOf = <Kind extends Stripe.Refund | Stripe.Dispute>(
  rows: Kind[],
  installation: string,
): Returned<Kind>[] =>
  rows.flatMap((row) => {
    const intent: string | Stripe.PaymentIntent | null = row.payment_intent;
    const isOwn = typeof intent === "object" && intent !== null && installationOf(intent) === installation;
    return isOwn ? [{ row, intent }] : [];
  });

/**
 * The payments with refunds or disputes at Stripe that the shop does not know in their present state, for example
 * because a webhook was lost.
 */
export async function intentsWithOpenReturns(
  container: MedusaContainer,
  stripe: Stripe,
): Promise<Stripe.PaymentIntent[]> {
  const installation = await installationId();
  const since = (days: number) => ({
    limit: pageSize,
    expand: ["data.payment_intent"],
    created: { gte: Math.floor(Date.now() / 1000) - days * 24 * 60 * 60 },
  });
  const all = { limit: 10_000 };
  const refunds = ownOf(await stripe.refunds.list(since(refundDays)).autoPagingToArray(all), installation);
  const disputes = ownOf(await stripe.disputes.list(since(disputeDays)).autoPagingToArray(all), installation);
  const sessions = [...refunds, ...disputes].flatMap(({ intent }) => sessionOf(intent) ?? []);
  const payments = await paymentsOfSessions(container, [...new Set(sessions)]);
  const service: PaymentIssuesService = container.resolve(PAYMENT_ISSUES_MODULE);
  const known = await service.listPaymentIssues({ id: disputes.map(({ row }) => row.id) }, { take: null });
  const paymentOf = (intent: Stripe.PaymentIntent) => {
    const payment = payments.find(({ data }) => data?.["id"] === intent.id);
    return payment?.payment_collection?.order ? payment : null;
  };
  const open = [
    ...refunds.filter(({ row, intent }) => {
      const payment = paymentOf(intent);
      return payment && (bookedIds(payment.data)?.includes(row.id) ?? false) !== isLiveRefund(row);
    }),
    ...disputes.filter(
      ({ row, intent }) =>
        paymentOf(intent) && !known.some(({ id, status }) => id === row.id && status === disputeStatus(row)),
    ),
  ];
  return [...new Map(open.map(({ intent }) => [intent.id, intent])).values()];
}
