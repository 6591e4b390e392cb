import type { BankTransferDetails } from "@su-turrone/contract/orders";
import { transferReference } from "../../../modules/payment-bank-transfer/reference";
import { env } from "../../../platform/env";
import { bankTransferDetails, type Account, transferDueDate } from "./bank-transfer";
import { isRefunded, orderPayment, paidCentsOf, sumInCents, paidBy } from "../order/order-payment";
import type { OrderRecord } from "../order/order-record";
import { statusOf } from "../order/order-status";
import { activePayments, statesOf, totalCentsOf, buyerOf } from "../order/order-view";
import { withdrawalOf } from "../order/linked-rows";
import type { SettingsOverTime } from "../../shop/settings";
import { daysUntil, shopDay } from "@su-turrone/contract/time-zone";

/** Code of an order's transfer; null for other payment methods. */
function codeOf(order: OrderRecord): string | null {
  const payment = orderPayment(order);
  const code = payment?.data?.["reference"];
  return payment && paidBy(payment) === "bank_transfer" && typeof code === "string" ? code : null;
}

/** Reference of an order's transfer, also after it was received; null for other payment methods. */
export function transferReferenceOf(order: OrderRecord): string | null {
  const code = codeOf(order);
  return code === null ? null : transferReference(order.display_id, code);
}

/** The owner's current account, and the waiting time that applied when the order was placed. */
export function accountFor(
  order: Pick<OrderRecord, "created_at" | "metadata">,
  { settings, transferDaysOf }: SettingsOverTime,
): Account {
  const { transfer_holder: holder, transfer_iban: iban, transfer_bic: bic } = settings;
  return { holder, iban, bic, days: transferDaysOf(order), demo: env().SHOP_MODE === "demo" };
}

/** A transfer the owner may book as received, in full or in part; integer cents. */
export interface Receivable {
  payment_id: string;
  open_cents: number;
  /** When the order was withdrawn, ISO 8601: the shop no longer asks for the money, but books what still arrives. */
  withdrawn_at: string | null;
}

/**
 * The outstanding transfer of an order; null when nothing is due, or for other payment methods. The only place that
 * decides whether an order asks for money. A refund of everything paid ends it: what still arrives is sent back. So does a
 * withdrawal, even when it is settled: what remains to be paid after one of a part is agreed with the buyer.
 */
export function receivableOf(order: OrderRecord): Receivable | null {
  const payment = orderPayment(order);
  const open = totalCentsOf(order) - paidCentsOf(order);
  if (!payment || paidBy(payment) !== "bank_transfer" || payment.canceled_at || order.canceled_at)
    return null;
  if (isRefunded(order) || open <= 0) return null;
  const withdrawn_at = withdrawalOf(order)?.received_at.toISOString() ?? null;
  return { payment_id: payment.id, open_cents: open, withdrawn_at };
}

/**
 * Transfer instructions for the amount due of an order; null for other payment methods, and unless it asks for money.
 */
export function transferOf(order: OrderRecord, account: Account): BankTransferDetails | null {
  const code = codeOf(order);
  const receivable = receivableOf(order);
  if (code === null || !receivable || receivable.withdrawn_at !== null) return null;
  // a part that the owner accepted: the goods are sent without the rest
  if (statusOf(statesOf(order)) !== "pending") return null;
  return bankTransferDetails(
    { number: order.display_id, total_cents: receivable.open_cents, placedAt: order.created_at, code },
    account,
  );
}

/** A bank transfer that is not or only partly paid. */
export interface OpenTransfer {
  order_id: string;
  number: number;
  /** Name of the buyer. */
  name: string;
  reference: string;
  /** Amount due; integer cents. */
  open_cents: number;
  /** Amount received so far; integer cents. */
  paid_cents: number;
  /** When the order was withdrawn; ISO 8601, UTC. Nothing is expected then, but what arrives can be booked. */
  withdrawn_at: string | null;
  /** Due date; ISO date in Europe/Rome. */
  due_date: string;
  /** Whole days until then; 0 on the day itself, negative afterwards. */
  days_left: number;
}

/**
 * The transfer an order waits for, or that may still arrive after its withdrawal; null when there is none.
 * @param days days the shopper was given
 */
export function openTransferOf(order: OrderRecord, now: Date, days: number): OpenTransfer | null {
  const receivable = receivableOf(order);
  const reference = transferReferenceOf(order);
  if (!receivable || reference === null) return null;
  const due = transferDueDate(order.created_at, days);
  return {
    order_id: order.id,
    number: order.display_id,
    name: buyerOf(order),
    reference,
    open_cents: receivable.open_cents,
    paid_cents: paidCentsOf(order),
    withdrawn_at: receivable.withdrawn_at,
    due_date: due,
    days_left: daysUntil(due, now),
  };
}

/** What to do with an order awaiting a transfer: nothing, cancel it, or let the owner decide. */
export type Overdue = "no" | "cancel" | "in_part";

/**
 * Whether an order is overdue: to be paid by transfer, not packed, and the due date told to the shopper is over. An
 * unpaid order is cancelled; for a partly paid one, and for one withdrawn in part, the owner decides.
 * @param days days the shopper was given
 */
export function overdueOf(order: OrderRecord, now: Date, days: number): Overdue {
  const open = activePayments(order);
  const isTransferOnly = open.length > 0 && open.every((payment) => paidBy(payment) === "bank_transfer");
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
