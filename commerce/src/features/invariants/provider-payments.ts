import type Stripe from "stripe";
import { isHeld, installationOf } from "../ordering/payments/stripe";
import {
  disputeStatus,
  pageSize,
  returnedCents,
  returnedMoney,
} from "../../modules/payment-stripe/returned-money";
import { type Books, type ProviderPayment, euros, type Invariant } from "./invariant";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { dayMs } from "@su-turrone/contract/time-zone";

/** How far back refunds are read, in ms: one may fail a month after it was made. */
const refundMs = 40 * dayMs;

/** The payments made since a point in time, and older ones with later refunds or disputes. */
async function* recentIntents(stripe: Stripe, since: Date, now: Date): AsyncGenerator<Stripe.PaymentIntent> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  yield* stripe.paymentIntents.list({ created, limit: pageSize });
  const later = (ms: number) => ({
    created: { gte: Math.floor((now.getTime() - ms) / 1000) },
    limit: pageSize,
    expand: ["data.payment_intent"],
  });
  for (const list of [stripe.refunds.list(later(refundMs)), stripe.disputes.list(later(disputeMs))]) {
    for await (const { payment_intent: intent } of list) {
      if (typeof intent === "object" && intent) yield intent;
    }
  }
}

/**
 * Payments of this shop at Stripe since a point in time, and older ones whose money went back later. Read-only.
 * @param installation id by which the shop recognises its own payments
 * @throws Stripe's error when Stripe cannot be reached
 */
export async function providerPayments(
  stripe: Stripe,
  installation: string,
  since: Date,
  now: Date,
): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  for await (const intent of recentIntents(stripe, since, now)) {
    if (installationOf(intent) !== installation || payments.some(({ id }) => id === intent.id)) continue;
    const receivedCents = intent.amount_capturable + intent.amount_received;
    const createdAt = new Date(intent.created * 1000);
    const returned = intent.amount_received > 0 ? await returnedMoney(stripe, intent.id) : [];
    // a lost dispute takes all that was disputed, also what was refunded before
    const returnedTotal = Math.min(returnedCents(returned), intent.amount_received);
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
const disputeMs = 180 * dayMs;

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

/** Total of the recorded refunds that came back and were not sent again, in cents. */
export const refundsThatCameBack = (knex: Knex) =>
  knex("payment_issue")
    .sum("cents")
    .where("kind", "refund")
    .whereNot("status", "sent_again")
    .whereNull("deleted_at");

const refundRows = z.array(
  z.object({ display_id: z.coerce.number(), intent: z.string(), recorded: z.coerce.number() }),
);

/** Orders, also cancelled ones, whose recorded refunds differ from those at Stripe; a lost dispute is none. */
async function differingRefunds({ knex, payments, settledBefore }: Books): Promise<string[]> {
  const settled = (payments ?? []).filter(({ movedAt }) => movedAt < settledBefore);
  const refunds = () =>
    knex("refund").whereNull("refund.deleted_at").where("refund.payment_id", knex.ref("payment.id"));
  const rows: unknown = await knex("payment")
    .join("order_payment_collection as link", "link.payment_collection_id", "payment.payment_collection_id")
    .join("order as placed", "placed.id", "link.order_id")
    .select("placed.display_id", knex.raw("payment.data->>'id' as intent"))
    .select(
      knex.raw("coalesce((?), 0) - coalesce((?), 0) / 100.0 as recorded", [
        refunds().sum("amount").whereRaw("coalesce(note, '') not like 'Dispute %'"),
        refundsThatCameBack(knex).where("payment_id", knex.ref("payment.id")),
      ]),
    )
    .whereNull("link.deleted_at")
    .whereNull("payment.deleted_at")
    .whereNull("placed.deleted_at")
    .whereRaw("payment.data->>'id' = any(?)", [settled.map(({ id }) => id)])
    .whereNotExists(refunds().where("refund.created_at", ">=", settledBefore))
    .orderBy("placed.display_id");
  return refundRows.parse(rows).flatMap(({ display_id: number, intent, recorded }) => {
    const atStripe = settled.find(({ id }) => id === intent)?.refundedCents ?? 0;
    if (atStripe === toCents(recorded)) return [];
    return [
      `Stripe has refunded ${euros(atStripe)} of payment ${intent} of order ${number}, the shop has recorded ${euros(toCents(recorded))}`,
    ];
  });
}

const disputeRows = z.array(
  z.object({ id: z.string(), status: z.string(), updated_at: z.coerce.date(), booked: z.boolean() }),
);

/**
 * Disputes that only Stripe or only the shop knows, that have another status here, or whose loss is not recorded as
 * money gone.
 */
async function differingDisputes({ knex, disputes, settledBefore }: Books): Promise<string[]> {
  if (disputes === null) return [];
  const rows: unknown = await knex("payment_issue as issue")
    .join("payment", "payment.id", "issue.payment_id")
    .select("issue.id", "issue.status", "issue.updated_at")
    .select(knex.raw("coalesce(jsonb_exists(payment.data->'booked', issue.id), false) as booked"))
    .where("issue.kind", "dispute")
    .whereNull("issue.deleted_at")
    .where("issue.opened_at", ">=", disputes.since);
  const known = disputeRows.parse(rows);
  const unlisted = disputes.all.filter(({ id }) => !known.some((row) => row.id === id));
  return [
    ...unlisted.map(({ id }) => `Stripe has dispute ${id}, no order of the shop knows it`),
    ...known.flatMap(({ id, status, updated_at: at, booked }) => {
      const atStripe = disputes.all.find((one) => one.id === id)?.status ?? "unknown";
      if (at >= settledBefore) return [];
      return [
        ...(atStripe === status
          ? []
          : [`The shop knows dispute ${id} as ${status}, at Stripe it is ${atStripe}`]),
        ...(booked === (status === "lost")
          ? []
          : [`Dispute ${id} is ${status}, and its money is ${booked ? "" : "not "}recorded as gone`]),
      ];
    }),
  ];
}

/** Invariants of money that went back to the payer. */
export const returnInvariants: readonly Invariant[] = [
  {
    name: "refunds-at-provider",
    promise: "What Stripe has refunded for each order is what the shop has recorded, to the cent",
    broken: differingRefunds,
  },
  {
    name: "disputes-known",
    promise:
      "Each dispute at Stripe is known to its order with its state, and the other way round; what was lost is recorded",
    broken: differingDisputes,
  },
];
