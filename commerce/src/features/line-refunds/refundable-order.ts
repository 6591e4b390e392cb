import { netCapturedCents, paidCentsOf } from "../ordering/order/order-payment";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { completedLineRefunds, piecesToPack, refundedPieces } from "../ordering/order/refunded-pieces";
import { lineName } from "../ordering/order/order-view";
import type { OrderToRefund } from "./line-to-refund";

/**
 * The refundable parts of an order. A refund is made from a single payment, so the limit is that of the payment with
 * the most money left.
 */
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
    left_cents: order.canceled_at ? 0 : Math.max(0, ...paymentsOf(order).map(netCapturedCents)),
  };
}
