import type { RefundableLine, RefundableOrder } from "./line-refund-amount";

/** A line as the owner chooses pieces of it. */
export interface LineToRefund extends RefundableLine {
  title: string;
  /** Pieces that would not be packed any more, before others are refunded. */
  to_pack: number;
  /** Pieces in parcels that have not left. */
  packed: number;
  /** Pieces that have left. */
  sent: number;
}

/** An order as the owner chooses from it. */
export interface OrderToRefund extends RefundableOrder {
  lines: readonly LineToRefund[];
}

/** Answer of `GET /admin/orders/:id/line-refunds`. */
export interface RefundChoices {
  refundable: OrderToRefund;
  /** Declared, and not settled; `items` as it was typed, "" for all of it; ISO 8601. */
  withdrawals: { id: string; items: string; received_at: string }[];
}

/**
 * How many of some pieces have left and could go back on sale. Money goes back first for pieces that are not packed, then for such
 * as lie packed, which come back into the stock when their parcel is unpacked.
 */
export function piecesToRestock(line: LineToRefund, quantity: number): number {
  const upTo = (pieces: number) => Math.max(0, pieces - (line.quantity - line.sent));
  return upTo(line.refunded + quantity) - upTo(line.refunded);
}

/** How many of some pieces would have been packed and are not any more. */
export const piecesNotPacked = (line: LineToRefund, quantity: number): number =>
  Math.min(quantity, line.to_pack);
