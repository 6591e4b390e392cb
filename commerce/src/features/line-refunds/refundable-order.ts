import { toCents } from "@su-turrone/contract/money";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { completedLineRefunds, piecesToPack, refundedPieces } from "../ordering/order/refunded-pieces";
import { lineName, paidCentsOf } from "../ordering/order/order-view";
import type { RefundableLine, RefundableOrder } from "./line-refund-amount";

const sum = (moved: readonly { amount: number }[]): number =>
  moved.reduce((cents, { amount }) => cents + toCents(amount), 0);

/** What of a payment was taken and has not gone back; integer cents. */
export const leftOf = ({ captures, refunds }: ReturnType<typeof paymentsOf>[number]): number =>
  sum(captures) - sum(refunds);

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

/** An order as far as money can go back for its lines. One refund is of one payment, that of which the most is left. */
export function refundableOf(order: OrderRecord): OrderToRefund {
  return {
    lines: order.items.map((item) => {
      const sent = item.detail?.shipped_quantity ?? 0;
      return {
        id: item.id,
        title: lineName(item),
        quantity: item.quantity,
        refunded: refundedPieces(order, item.id),
        total: item.total,
        to_pack: piecesToPack(order, item),
        packed: (item.detail?.fulfilled_quantity ?? 0) - sent,
        sent,
      };
    }),
    shipping_total: order.shipping_methods.reduce((all, { total }) => all + total, 0),
    shipping_refunded: completedLineRefunds(order).some(({ shipping }) => shipping),
    captured_cents: paidCentsOf(order),
    left_cents: order.canceled_at ? 0 : Math.max(0, ...paymentsOf(order).map(leftOf)),
  };
}

/**
 * How many of some pieces have left and could go back on sale. Money goes back first for pieces that are not packed, then for such
 * as lie packed, which come back into the stock when their parcel is unpacked.
 */
export function piecesToRestock(line: LineToRefund, quantity: number): number {
  const upTo = (pieces: number) => Math.max(0, pieces - (line.quantity - line.sent));
  return upTo(line.refunded + quantity) - upTo(line.refunded);
}
