import { BANK_TRANSFER_PROVIDER } from "../../../modules/payment-bank-transfer";
import { shopDay } from "@su-turrone/contract/time-zone";
import { sumInCents } from "../order/order-payment";
import { withdrawalOf } from "../order/linked-rows";
import type { OrderRecord } from "../order/order-record";
import { activePayments, statesOf } from "../order/order-view";
import { transferDueDate } from "./bank-transfer";

/** What to do with an order awaiting a transfer: nothing, cancel it, or let the owner decide. */
export type Overdue = "no" | "cancel" | "in_part";

/**
 * Whether an order is overdue: to be paid by transfer, not packed, and the due date told to the shopper is over. An
 * unpaid order is cancelled; for a partly paid one, and for one withdrawn in part, the owner decides.
 * @param days days the shopper was given
 */
export function overdueOf(order: OrderRecord, now: Date, days: number): Overdue {
  const open = activePayments(order);
  const isTransferOnly =
    open.length > 0 && open.every((payment) => payment.provider_id === BANK_TRANSFER_PROVIDER);
  const isPacked = order.fulfillments.some((fulfillment) => !fulfillment.canceled_at);
  if (!isTransferOnly || isPacked) return "no";
  if (shopDay(now) <= transferDueDate(order.created_at, days)) return "no";
  const cents = sumInCents(open.flatMap(({ captures }) => captures));
  const withdrawal = withdrawalOf(order);
  // their withdrawal is before the owner already
  if (withdrawal && (cents > 0 || !withdrawal.whole)) return "no";
  if (cents === 0) return "cancel";
  return statesOf(order).paidInPart ? "in_part" : "no";
}
