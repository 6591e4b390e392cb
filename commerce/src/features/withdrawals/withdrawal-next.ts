import type { OrderWithdrawal, WithdrawalConsequence } from "@su-turrone/contract/orders";
import type { WithTransfers } from "../ordering/bank-transfer/refund-transfers";
import type { OrderRecord } from "../ordering/order/order-record";
import { withdrawalOf, type Withdrawal } from "../ordering/order/withdrawal";
import { refundStateOf } from "./money-due";

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
