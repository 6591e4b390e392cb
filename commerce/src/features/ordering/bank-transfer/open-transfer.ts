import { daysUntil } from "@su-turrone/contract/time-zone";
import { transferDueDate } from "./bank-transfer";
import { receivableOf, transferReferenceOf } from "./order-transfer";
import type { OrderRecord } from "../order/order-record";
import { paidCentsOf } from "../order/moved-money";
import { buyerOf } from "../order/order-view";

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
