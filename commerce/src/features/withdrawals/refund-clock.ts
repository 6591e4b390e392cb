import { daysUntil, endOfShopDay, shopDayAfter } from "@su-turrone/contract/time-zone";
import type { MedusaContainer } from "@medusajs/framework/types";
import { statusAfter } from "../../modules/withdrawals";
import { readOrders, paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import type { EarlierWithdrawal, OrderWithdrawal, WithdrawalConsequence } from "@su-turrone/contract/orders";
import { paidCentsOf, refundedCentsOf } from "../ordering/order/order-payment";
import { isDisputed, withdrawalOf, type Withdrawal } from "../ordering/order/linked-rows";
import { centsToSend, type WithTransfers } from "../ordering/bank-transfer/refund-transfers";

type Paid = WithTransfers & Pick<OrderRecord, "payment_issues">;

/** Money of an order the shop holds: captured and not refunded; integer cents. */
export const moneyHeld = (order: Pick<Paid, "payment_collections">): number =>
  paidCentsOf(order) - refundedCentsOf(order);

/**
 * Refund state of an order with a withdrawal: due, taken back by the payer's bank until it decides a dispute, to be sent
 * back by transfer, fully refunded, or never paid.
 */
export type RefundState = "due" | "disputed" | "to_send" | "returned" | "nothing_paid";

export function refundStateOf(order: Paid): RefundState {
  if (moneyHeld(order) > 0) return isDisputed(order) ? "disputed" : "due";
  if (centsToSend(order) > 0) return "to_send";
  return paymentsOf(order).some(({ captures }) => captures.length > 0) ? "returned" : "nothing_paid";
}

/**
 * Amount a withdrawal still waits for, in integer cents: everything captured and not refunded, as long as nothing was
 * refunded since it was received. The owner decides how much of it is due, depending on which goods were returned and
 * in which condition. Pure.
 */
export function moneyDue(order: Pick<Paid, "payment_collections">, receivedAt: Date): number {
  const refunds = paymentsOf(order).flatMap((payment) => payment.refunds);
  return refunds.some(({ created_at: at }) => at >= receivedAt) ? 0 : moneyHeld(order);
}

/** What follows from a withdrawal, according to what was paid and sent. Pure. */
export function consequenceOf(
  order: WithTransfers & Pick<OrderRecord, "fulfillments" | "canceled_at" | "payment_issues">,
  { whole }: Pick<Withdrawal, "whole">,
): WithdrawalConsequence {
  const refund = refundStateOf(order);
  if (refund === "returned") return "refunded";
  // decided, but the transfer has not been sent
  if (refund === "to_send") return "refund";
  const isSent = order.fulfillments.some((parcel) => parcel.shipped_at && !parcel.canceled_at);
  if (refund === "disputed") return isSent ? "return_disputed" : "disputed";
  if (isSent) return refund === "due" ? "return" : "return_unpaid";
  if (refund === "due") return "refund";
  return whole || order.canceled_at ? "nothing" : "amount_follows";
}

/** The withdrawal of an order as the buyer sees it; null without any. Pure. */
export function orderWithdrawalOf(order: OrderRecord): OrderWithdrawal | null {
  const withdrawal = withdrawalOf(order);
  if (!withdrawal) return null;
  const next = consequenceOf(order, withdrawal);
  // settling the withdrawal of a part does not tell the buyer what remains to be paid
  const isOver = order.canceled_at || (withdrawal.settled && next !== "amount_follows");
  return {
    received_at: withdrawal.received_at.toISOString(),
    whole: withdrawal.whole,
    next: isOver || next === "refunded" ? null : next,
  };
}

/** The withdrawal from an order that was declared before a moment, settled or not; null without any. Pure. */
export function earlierWithdrawalOf(
  { withdrawals }: Pick<OrderRecord, "withdrawals">,
  moment: Date,
): EarlierWithdrawal | null {
  const earlier = withdrawalOf({ withdrawals: withdrawals.filter((one) => one.received_at < moment) });
  return earlier && { ...earlier, received_at: earlier.received_at.toISOString() };
}

/**
 * Days within which the refund is due (Directive 2011/83/EU, art. 13(1)); see `shopDayAfter` for how they are counted.
 */
export const refundDays = 14;

/**
 * Deadline of the refund for a withdrawal, i.e. the last moment of the last day, and the whole days left: 0 on that
 * day, negative when overdue.
 */
export function refundClock(receivedAt: Date, now: Date): { due_at: Date; days_left: number } {
  const day = shopDayAfter(receivedAt, refundDays);
  return { due_at: endOfShopDay(day), days_left: daysUntil(day, now) };
}

/**
 * The declaration from which the days of a refund of an order count: the first that is open, or from the whole order,
 * to which all its refunds belong, also when it was settled in part and declared again; undefined without any. Pure.
 */
export const firstDeclaration = ({ withdrawals }: Pick<OrderRecord, "withdrawals">) =>
  withdrawals
    .filter(({ items, acts }) => items === "" || statusAfter(acts) === "open")
    .toSorted((a, b) => a.received_at.getTime() - b.received_at.getTime())
    .at(0);

/** A declaration as far as it matters for the deadline of its refund. */
interface Declared {
  order_id: string | null;
  received_at: Date | string;
}

/**
 * Reads the refund states of withdrawals and the deadlines of their refunds, which count from the first declaration that
 * a refund belongs to. If the order is unknown, the refund counts as due, because nobody can say that nothing was paid.
 */
export async function readRefundClocks(
  container: MedusaContainer,
  declared: readonly Declared[],
  now: Date,
): Promise<(withdrawal: Declared) => { refund_state: RefundState; due_at: Date; days_left: number }> {
  const orders = await readOrders(
    container,
    declared.flatMap(({ order_id: id }) => id ?? []),
  );
  return ({ order_id: id, received_at }) => {
    const order = orders.find((one) => one.id === id);
    const own = new Date(received_at);
    const first = (order && firstDeclaration(order)?.received_at) ?? own;
    return {
      refund_state: order ? refundStateOf(order) : "due",
      ...refundClock(first < own ? first : own, now),
    };
  };
}

/** Deadline of the refund for a withdrawal; null when there is nothing to refund or to send back. */
export async function readRefundDue(container: MedusaContainer, withdrawal: Declared): Promise<Date | null> {
  const clock = await readRefundClocks(container, [withdrawal], new Date());
  const { refund_state: state, due_at } = clock(withdrawal);
  return state === "due" || state === "to_send" ? due_at : null;
}
