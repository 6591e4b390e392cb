import type Stripe from "stripe";
import { isHeld, installationOf } from "../ordering/payments/payment-intent";
import {
  disputeStatus,
  pageSize,
  returnedCents,
  returnedMoney,
} from "../../modules/payment-stripe/returned-money";
import type { Books, ProviderPayment } from "./invariant";

/**
 * Payments of this shop at Stripe since a point in time. Read-only.
 * @param installation id by which the shop recognises its own payments
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function providerPayments(
  stripe: Stripe,
  installation: string,
  since: Date,
): Promise<ProviderPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const payments: ProviderPayment[] = [];
  for await (const intent of stripe.paymentIntents.list({ created, limit: pageSize })) {
    if (installationOf(intent) !== installation) continue;
    const receivedCents = intent.amount_capturable + intent.amount_received;
    const createdAt = new Date(intent.created * 1000);
    const returned = intent.amount_received > 0 ? await returnedMoney(stripe, intent.id) : [];
    const returnedTotal = returnedCents(returned);
    const refundedCents = returnedCents(returned.filter(({ kind }) => kind === "refund"));
    payments.push({
      id: intent.id,
      canceled: intent.status === "canceled",
      cents: intent.amount,
      heldCents: isHeld(intent.status) ? receivedCents - returnedTotal : 0,
      keptCents: intent.amount_received - returnedTotal,
      refundedCents,
      createdAt,
      movedAt: returned[0]?.at ?? createdAt,
    });
  }
  return payments;
}

/** How far back disputes are read, in ms: longer than banks take to decide. */
const disputeMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Disputes of this shop's payments at Stripe. Read-only.
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function providerDisputes(
  stripe: Stripe,
  installation: string,
  now: Date,
): Promise<Exclude<Books["disputes"], null>> {
  const since = new Date(now.getTime() - disputeMs);
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const all: { id: string; status: string }[] = [];
  const list = stripe.disputes.list({ created, limit: pageSize, expand: ["data.payment_intent"] });
  for await (const dispute of list) {
    const { id, payment_intent: intent } = dispute;
    if (typeof intent === "object" && intent && installationOf(intent) === installation)
      all.push({ id, status: disputeStatus(dispute) });
  }
  return { since, all };
}
