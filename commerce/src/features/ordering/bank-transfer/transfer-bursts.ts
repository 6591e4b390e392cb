import type { OpenTransferOrder } from "./awaiting-transfer";
import { mailboxOf } from "./sender-network";

/** Unpaid transfer orders of one sender placed within an hour. */
export interface TransferBurst {
  /** Oldest first. */
  orders: { id: string; number: number }[];
  packs: number;
}

const hourInMs = 60 * 60 * 1000;

/** Orders by sender; those of unknown senders are left out. */
function ordersBySender(
  open: readonly OpenTransferOrder[],
  senderOf: (order: OpenTransferOrder) => string | null,
): (readonly OpenTransferOrder[])[] {
  const senders = new Set(open.flatMap((order) => senderOf(order) || []));
  return [...senders].map((sender) => open.filter((order) => senderOf(order) === sender));
}

/** The largest number of orders placed within an hour. */
const largestWithinAnHour = (orders: readonly OpenTransferOrder[]): readonly OpenTransferOrder[] =>
  orders
    .map(({ created_at: start }, index) =>
      orders.slice(index).filter(({ created_at: at }) => at.getTime() - start.getTime() <= hourInMs),
    )
    .reduce((most, one) => (one.length > most.length ? one : most), []);

/**
 * Senders who have placed several unpaid transfer orders within an hour. Pure.
 * @param open oldest first
 * @param least number of orders from which it is a burst
 */
export function burstsOf(open: readonly OpenTransferOrder[], least: number): TransferBurst[] {
  const bursts = [
    ordersBySender(open, ({ email }) => email && mailboxOf(email)),
    ordersBySender(open, ({ network }) => network),
  ]
    .flat()
    .map(largestWithinAnHour)
    .filter((orders) => orders.length >= least);
  // one sender is often found both by mailbox and by network
  const isCovered = (orders: readonly OpenTransferOrder[], index: number): boolean =>
    bursts.some(
      (others, at) =>
        at !== index &&
        orders.every((order) => others.includes(order)) &&
        (others.length > orders.length || at < index),
    );
  return bursts
    .filter((orders, index) => !isCovered(orders, index))
    .map((orders) => ({
      orders: orders.map(({ id, number }) => ({ id, number })),
      packs: orders.reduce((sum, { packs }) => sum + packs, 0),
    }));
}
