import { toCents } from "@su-turrone/contract/money";
import { fulfilmentPanelOf } from "./fulfilment-panel";
import { paymentsOf, type OrderRecord } from "../ordering/order/order-record";
import { actionsOf, statusOf, type OrderAction } from "../ordering/order/order-status";
import { paidCentsOf, statesOf } from "../ordering/order/order-view";

const sum = (moved: readonly { amount: number }[]): number =>
  moved.reduce((cents, { amount }) => cents + toCents(amount), 0);

/** Actions currently possible on an order: those its status allows, as long as there is something left to do. */
export function allowedActionsOf(order: OrderRecord): OrderAction[] {
  const { to_pack: unpacked, packed, sent } = fulfilmentPanelOf(order);
  const captured = paidCentsOf(order);
  const refunded = sum(paymentsOf(order).flatMap(({ refunds }) => refunds));
  const isPossible: Readonly<Record<OrderAction, boolean>> = {
    capture: captured < toCents(order.total + order.credit_line_total),
    pack: unpacked.length > 0,
    ship: unpacked.length + packed.length > 0,
    deliver: sent.some((parcel) => parcel.delivered_at === null),
    // Medusa requires every parcel to be unpacked first
    cancel: packed.length + sent.length === 0,
    refund: refunded < captured,
  };
  return actionsOf(statusOf(statesOf(order))).filter((action) => isPossible[action]);
}
