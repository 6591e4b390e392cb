import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { PAYMENT_ISSUES_MODULE } from "../../../modules/payment-issues";
import { installationId } from "../../../modules/installation";
import {
  bookedIds,
  disputeStatus,
  isLiveRefund,
  pageSize,
} from "../../../modules/payment-stripe/returned-money";
import { resolveAllPending } from "../../line-refunds/record-refund";
import { withOrderLock } from "../order/order-lock";
import { readOrder } from "../order/order-record";
import { bookReturnedMoney, stripePaymentsOf } from "./book-returned-money";
import { orderOfIntent, paymentsOfSessions } from "./order-of-payment";
import { installationOf, sessionOf, stripe } from "./stripe";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Language } from "../../../platform/languages";
import { textsOf } from "../../../texts";
import { isDisputed, isOwedAgain } from "../order/linked-rows";

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
  return orderId !== null && settleOrder(container, orderId);
}

/** Like `settleReturnedMoney`, for an order; refunds that a server had begun when it stopped are sent. */
export const settleOrder = (container: MedusaContainer, orderId: string): Promise<boolean> =>
  withOrderLock(container, orderId, async () => {
    const found = await readOrder(container, orderId);
    const order =
      found && (await resolveAllPending(container, found)) ? await readOrder(container, orderId) : found;
    return order !== null && (await bookReturnedMoney(container, order)) > 0;
  });

/** How far back refunds are checked, in days: a refund may fail a month after it was made. */
export const refundDays = 40;

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
  const service = container.resolve(PAYMENT_ISSUES_MODULE);
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
    ...disputes.filter(({ row, intent }) => {
      const payment = paymentOf(intent);
      const status = disputeStatus(row);
      const isKnown = known.some((issue) => issue.id === row.id && issue.status === status);
      // the status is stored before the loss is recorded or taken back
      const isBooked = bookedIds(payment?.data)?.includes(row.id) ?? false;
      return payment && !(isKnown && isBooked === (status === "lost"));
    }),
  ];
  return [...new Map(open.map(({ intent }) => [intent.id, intent])).values()];
}

/** Body of `POST /admin/orders/:id/returned-refunds`: whether Stripe tries again, or the owner has paid another way. */
export const returnedRefundsBody = z.object({ how: z.enum(["send_again", "paid_elsewhere"]) });

/** What becomes of refunds that came back. */
export type ReturnedRefundsBody = z.infer<typeof returnedRefundsBody>;

/**
 * Settles the refunds of an order that came back. They stay recorded, so there is no second credit note. Safe to repeat;
 * the caller holds the order's lock.
 * @throws NOT_FOUND; NOT_ALLOWED when there are none, or while a dispute is undecided; CONFLICT when Stripe refuses
 */
export async function resolveReturnedRefunds(
  container: MedusaContainer,
  orderId: string,
  { how }: ReturnedRefundsBody,
  language: Language,
): Promise<void> {
  const found = await readOrder(container, orderId);
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Order not found");
  // somebody may have sent them again in Stripe's dashboard
  await bookReturnedMoney(container, found);
  const order = (await readOrder(container, orderId)) ?? found;
  const open = order.payment_issues.filter(isOwedAgain);
  if (open.length === 0) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).order.refund);
  }
  if (how === "paid_elsewhere") {
    const service = container.resolve(PAYMENT_ISSUES_MODULE);
    await service.updatePaymentIssues(open.map(({ id }) => ({ id, status: how })));
    return;
  }
  if (isDisputed(order))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, textsOf("refusals", language).refund.disputed);
  let isRefused = false;
  for (const { payment_id: paymentId, cents } of open) {
    const intent = stripePaymentsOf(order).find(({ payment }) => payment.id === paymentId)?.intentId;
    if (intent === undefined) continue;
    try {
      await stripe().refunds.create({ payment_intent: intent, amount: cents });
    } catch {
      // the others are sent nevertheless
      isRefused = true;
    }
  }
  await bookReturnedMoney(container, order);
  if (isRefused)
    throw new MedusaError(MedusaError.Types.CONFLICT, textsOf("refusals", language).refund.failed);
}
