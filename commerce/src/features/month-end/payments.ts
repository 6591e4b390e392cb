import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import type { PaidBy } from "@su-turrone/contract/payment-methods";
import { shopTimeZone } from "@su-turrone/contract/time-zone";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { disputeRules, refundIsOpen } from "../ordering/order/linked-rows";
import { paidByKey, paidByOfKey } from "../ordering/order/order-payment";
import { sentTransfers } from "../refund-transfers/unsent-refunds";
import type { Span } from "./month";

/** Captures and refunds of one day and method; integer cents, both zero or more. */
export interface PaymentsRow {
  /** Date in Europe/Rome, ISO 8601. */
  day: string;
  /** How it was taken or given back: what was paid in the workshop is sent back by transfer. */
  method: PaidBy;
  taken_cents: number;
  refunded_cents: number;
}

const found = z.array(z.object({ day: z.string(), provider: z.string(), amount: z.coerce.number() }));

/** Captures or refunds with their payments, and the time at which they count. */
const moved = (knex: Knex, table: "capture" | "refund", at: "created_at" | "deleted_at" = "created_at") =>
  knex(table)
    .join("payment", "payment.id", `${table}.payment_id`)
    .select(
      table === "capture" ? { provider_id: paidByKey(knex) } : "payment.provider_id",
      `${table}.amount`,
      {
        at: `${table}.${at}`,
      },
    );

/** Refunds that came back from the buyer's bank, with the time at which they count. */
const returned = (knex: Knex, at: "opened_at" | "updated_at") =>
  knex("payment_issue as issue")
    .join("payment", "payment.id", "issue.payment_id")
    .select("payment.provider_id", { amount: knex.raw("issue.cents / 100.0"), at: `issue.${at}` })
    .where("issue.kind", "refund")
    .whereNull("issue.deleted_at");

/**
 * Captures, or refunds with the time the money moved: a refund by bank transfer when it was sent. What was overpaid is
 * in neither. A lost dispute or a refund whose money came back stays refunded on its day, and is taken on the day it
 * came back; a refund that is then sent again or paid another way is refunded on that day, after which its row does not
 * change.
 */
const movements = (knex: Knex, table: "capture" | "refund") => {
  if (table === "capture") {
    const cameBack = moved(knex, "refund", "deleted_at")
      .whereNotNull("refund.deleted_at")
      .whereLike("refund.note", "Dispute %");
    return moved(knex, "capture")
      .whereNull("capture.deleted_at")
      .unionAll([cameBack, returned(knex, "opened_at")]);
  }
  const sent = sentTransfers(knex)
    .join("refund", "refund.id", "sent.source_id")
    .join("payment", "payment.id", "refund.payment_id")
    .select("payment.provider_id", "refund.amount", { at: "sent.sent_at" });
  return moved(knex, "refund")
    .whereNot("payment.provider_id", BANK_TRANSFER_PROVIDER)
    .where((any) => void any.whereNull("refund.deleted_at").orWhereLike("refund.note", "Dispute %"))
    .unionAll([sent, returned(knex, "updated_at").whereNot("issue.status", refundIsOpen)]);
};

async function movementRows(knex: Knex, table: "capture" | "refund", { from, before }: Span) {
  const rows: unknown = await knex
    .from(movements(knex, table).as("moved"))
    .select(
      knex.raw("to_char(moved.at at time zone ?, 'YYYY-MM-DD') as day", [shopTimeZone]),
      "moved.provider_id as provider",
    )
    .sum({ amount: "moved.amount" })
    .where("moved.at", ">=", from)
    .where("moved.at", "<", before)
    .groupByRaw("1, 2");
  return found.parse(rows);
}

/** Payments disputed in a period; integer cents. */
export interface DisputedSum {
  count: number;
  cents: number;
  /** What Stripe has charged for them. */
  fee_cents: number;
  /** What lost ones took beyond what was left of their payments, because a part had been refunded before. */
  beyond_cents: number;
}

const disputedRow = z.object({
  count: z.coerce.number(),
  cents: z.coerce.number(),
  fee_cents: z.coerce.number(),
  beyond_cents: z.coerce.number(),
});

/** What the refund that stands for a lost dispute does not contain of it. */
const beyondCents = `case when status <> 'lost' then 0 else cents - coalesce((
  select sum(round(amount * 100)) from refund
  where refund.payment_id = payment_issue.payment_id and refund.note = 'Dispute ' || payment_issue.id
    and refund.deleted_at is null), 0) end`;

/**
 * Disputes opened in a period, without those in which the bank took no money. What was lost is among the refunds, on the
 * day it was booked, as far as the payment still held it.
 */
export async function disputedBetween(knex: Knex, { from, before }: Span): Promise<DisputedSum> {
  const taking = [...disputeRules].flatMap(([status, { kind }]) => (kind === "dispute" ? status : []));
  const row: unknown = await knex("payment_issue")
    .where("kind", "dispute")
    .whereIn("status", taking)
    .whereNull("deleted_at")
    .where("opened_at", ">=", from)
    .where("opened_at", "<", before)
    .first(
      knex.raw(
        `count(*) as count, coalesce(sum(cents), 0) as cents, coalesce(sum(fee_cents), 0) as fee_cents,
          coalesce(sum(${beyondCents}), 0) as beyond_cents`,
      ),
    );
  return disputedRow.parse(row);
}

/** Captures and refunds of a period by day and method. */
export async function paymentsBetween(knex: Knex, span: Span): Promise<PaymentsRow[]> {
  const sums = new Map<string, PaymentsRow>();
  for (const table of ["capture", "refund"] as const) {
    for (const { day, provider, amount } of await movementRows(knex, table, span)) {
      const method = paidByOfKey(provider);
      const key = `${day} ${method}`;
      const sum = sums.get(key) ?? { day, method, taken_cents: 0, refunded_cents: 0 };
      if (table === "capture") sum.taken_cents += toCents(amount);
      else sum.refunded_cents += toCents(amount);
      sums.set(key, sum);
    }
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
