import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { z } from "@medusajs/framework/zod";
import { toCents } from "@su-turrone/contract/money";
import { daysUntil, shopDay, shopDayAfter } from "@su-turrone/contract/time-zone";
import { BANK_TRANSFER_PROVIDER } from "../../modules/payment-bank-transfer";
import { movedMoney } from "../ordering/payments/order-of-payment";
import { refundDays } from "../withdrawals/refund-clock";

/** A refund that has to be sent by bank transfer. */
export interface UnsentRefund {
  /** Id of Medusa's refund, or of the booked statement line with a surplus. */
  id: string;
  order_id: string;
  number: number;
  /** Integer cents. */
  cents: number;
  /** Day on which it was refunded or overpaid; ISO date in the shop's time zone. */
  owed_on: string;
  /** Last day by which it has to be sent; ISO date in the shop's time zone. */
  until: string;
  /** Whole days until then; 0 on the day itself, negative afterwards. */
  days_left: number;
}

const found = z.array(
  z.object({
    id: z.string(),
    order_id: z.string(),
    number: z.coerce.number(),
    amount: z.coerce.number(),
    owed_at: z.coerce.date(),
    since: z.coerce.date(),
  }),
);

/**
 * Refunds of bank transfers and surpluses of overpaid ones, sent or not: `id`, `order_id`, `amount` in euro, `owed_at`,
 * and whether it is a `surplus`.
 */
export const owedRefunds = (knex: Knex) =>
  movedMoney(knex, "refund")
    .select("moved.id", "link.order_id", "moved.amount", {
      owed_at: "moved.created_at",
      surplus: knex.raw("false"),
    })
    .where("payment.provider_id", BANK_TRANSFER_PROVIDER)
    .unionAll(
      knex("booked_bank_line as line")
        .select("line.id", "line.order_id", {
          amount: knex.raw("(line.amount_cents - line.taken_cents) / 100.0"),
          owed_at: "line.created_at",
          surplus: knex.raw("true"),
        })
        .whereNull("line.deleted_at")
        .where("line.amount_cents", ">", knex.ref("line.taken_cents")),
    );

/** Transfers recorded as sent and not undone; their alias is `sent`. */
export const sentTransfers = (knex: Knex) =>
  knex("refund_transfer as sent").whereNull("sent.deleted_at").whereNull("sent.undone_at");

/** Those of `owedRefunds` that nobody has recorded as sent. */
export const unsentRefunds = (knex: Knex) =>
  knex
    .from(owedRefunds(knex).as("owed"))
    .whereNotExists(sentTransfers(knex).where("sent.source_id", knex.ref("owed.id")));

/**
 * The refund, the cancellation or the first withdrawal of an order that was from all of it or open at the refund, whichever
 * came first (`least` ignores null); for money that was not owed to the shop the day it was booked, because it may arrive long after
 * the others.
 */
const firstCause = `case when owed.surplus then owed.owed_at else least(owed.owed_at, placed.canceled_at, (
  select min(received_at) from withdrawal
  where withdrawal.order_id = placed.id and withdrawal.deleted_at is null and (withdrawal.items = '' or coalesce((
    select act.status from withdrawal_act act
    where act.withdrawal_id = withdrawal.id and act.deleted_at is null and act.at < owed.owed_at
    order by act.at desc limit 1
  ), 'open') = 'open')
)) end as since`;

/**
 * Refunds to be sent by bank transfer, most urgent first. The 14 days (directive 2011/83/EU, art. 13(1)) count from the
 * withdrawal, the cancellation or the refund, whichever came first; a surplus has the same time from its booking.
 * @param orderId of one order only
 */
export async function readUnsentRefunds(knex: Knex, now: Date, orderId?: string): Promise<UnsentRefund[]> {
  const query = unsentRefunds(knex)
    .join("order as placed", "placed.id", "owed.order_id")
    .select("owed.id", "owed.order_id", "owed.amount", "owed.owed_at", { number: "placed.display_id" })
    .select(knex.raw(firstCause))
    .orderBy("since")
    .orderBy("owed.id");
  if (orderId !== undefined) void query.where("owed.order_id", orderId);
  return found.parse(await query).map(({ amount, owed_at, since, ...row }) => {
    const until = shopDayAfter(since, refundDays);
    return {
      ...row,
      cents: toCents(amount),
      owed_on: shopDay(owed_at),
      until,
      days_left: daysUntil(until, now),
    };
  });
}
