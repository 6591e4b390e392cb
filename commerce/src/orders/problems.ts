import type { MedusaContainer } from "@medusajs/framework/types";
import { MAIL_MODULE } from "../modules/mail";
import type { MailService } from "../modules/mail/service";
import { WITHDRAWALS_MODULE } from "../modules/withdrawals";
import type { WithdrawalsService } from "../modules/withdrawals/service";
import { refundClock } from "../withdrawals/clock";
import { toCents } from "./bank-transfer";
import { paymentsOf, type OrderRecord } from "./record";
import { standingPayments, statesOf } from "./view";

/** Something about an order that the owner has to look at. */
export type OrderTrouble =
  /** Nobody holds any money for it: it must not be sent. */
  | { what: "not_paid"; amount_cents: number }
  /** The money a card or PayPal holds for the shop has not been taken, though it should have been. */
  | { what: "not_captured"; amount_cents: number }
  /** Cancelled, and not all that was paid has gone back. */
  | { what: "refund_open"; amount_cents: number }
  /** A mail about it was given up. */
  | { what: "mail_failed"; count: number }
  /** A withdrawal is open; the money has to be back by then (ISO 8601). */
  | { what: "withdrawal"; due_at: string };

/** So long (ms) taking the money may last before it is trouble: the reconciler has tried again by then. */
const patience = 15 * 60 * 1000;

const sumOf = (moved: readonly { amount: number }[]): number =>
  moved.reduce((cents, { amount }) => cents + toCents(amount), 0);

/**
 * What is wrong with the money of an order.
 * @param capture when cards are charged: with the order or with the shipment (PAYMENT_CAPTURE)
 */
export function moneyTroubles(order: OrderRecord, now: Date, capture: "order" | "shipment"): OrderTrouble[] {
  const { authorisedIsPaid, payment } = statesOf(order);
  const taken = sumOf(paymentsOf(order).flatMap(({ captures }) => captures));
  const back = sumOf(paymentsOf(order).flatMap(({ refunds }) => refunds));
  if (order.canceled_at) {
    return taken > back ? [{ what: "refund_open", amount_cents: taken - back }] : [];
  }
  const due = toCents(order.total);
  if (due > 0 && taken === 0 && standingPayments(order).length === 0) {
    return [{ what: "not_paid", amount_cents: due }];
  }
  const since = [
    ...(capture === "order" ? [order.created_at] : []),
    ...order.fulfillments.flatMap(({ shipped_at: at, canceled_at: gone }) => (at && !gone ? [at] : [])),
  ];
  const overdue = since.some((at) => now.getTime() - at.getTime() > patience);
  const waits = authorisedIsPaid && (payment === "authorized" || payment === "partially_captured");
  return waits && overdue ? [{ what: "not_captured", amount_cents: due - taken }] : [];
}

/** Everything mails about an order are written down under. */
const mailKeys = (order: OrderRecord): string[] => [
  order.id,
  ...order.fulfillments.map(({ id }) => id),
  ...paymentsOf(order).flatMap(({ captures, refunds }) => [...captures, ...refunds].map(({ id }) => id)),
];

/** What else the owner has to look at: mails that were given up, withdrawals that are not settled. */
export async function otherTroubles(container: MedusaContainer, order: OrderRecord): Promise<OrderTrouble[]> {
  const outbox: MailService = container.resolve(MAIL_MODULE);
  const failed = await outbox.listOutboxItems({ key: mailKeys(order), status: "failed" }, { select: ["id"] });
  const withdrawals: WithdrawalsService = container.resolve(WITHDRAWALS_MODULE);
  const declared = await withdrawals.openOf(order.id);
  return [
    ...(failed.length > 0 ? [{ what: "mail_failed" as const, count: failed.length }] : []),
    ...declared.map(({ received_at: at }) => {
      const received = new Date(at);
      return { what: "withdrawal" as const, due_at: refundClock(received, received).due_at.toISOString() };
    }),
  ];
}
