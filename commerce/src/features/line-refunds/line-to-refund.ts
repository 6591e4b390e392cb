import type { RefundableLine, RefundableOrder } from "./line-refund-amount";

export interface LineToRefund extends RefundableLine {
  title: string;
  /** Units that are still to be packed; they are refunded first. */
  to_pack: number;
  /** Units in parcels that were not shipped. */
  packed: number;
  /** Shipped units. */
  sent: number;
}

export interface OrderToRefund extends RefundableOrder {
  lines: readonly LineToRefund[];
}

/** Response of `GET /admin/orders/:id/line-refunds`. */
export interface RefundChoices {
  refundable: OrderToRefund;
  /** Open withdrawals; `items` as typed, "" for the whole order; `received_at` in ISO 8601. */
  withdrawals: { id: string; items: string; received_at: string }[];
  /** Of the order's payments; a refund sends it back. */
  revision: string;
}

/**
 * Number of shipped units among those to refund, which can be restocked. Unpacked units are refunded first, then packed
 * ones, which return to stock when their parcel is unpacked.
 */
export function piecesToRestock(line: LineToRefund, quantity: number): number {
  const upTo = (pieces: number) => Math.max(0, pieces - (line.quantity - line.sent));
  return upTo(line.refunded + quantity) - upTo(line.refunded);
}

/** Number of units among those to refund that will not be packed any more. */
export const piecesNotPacked = (line: LineToRefund, quantity: number): number =>
  Math.min(quantity, line.to_pack);
