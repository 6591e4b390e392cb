import { fulfilmentPanelOf } from "./fulfilment-panel";
import { paidCentsOf, refundedCentsOf } from "../ordering/order/moved-money";
import type { OrderRecord } from "../ordering/order/order-record";
import { isDisputed } from "../ordering/order/payment-issue-row";
import { actionsOf, statusOf, type OrderAction } from "../ordering/order/order-status";
import { statesOf, totalCentsOf } from "../ordering/order/order-view";

/** Actions currently possible on an order: those its status allows, as long as there is something left to do. */
export function allowedActionsOf(order: OrderRecord): OrderAction[] {
  const { to_pack: unpacked, packed, sent } = fulfilmentPanelOf(order);
  const captured = paidCentsOf(order);
  const isPossible: Readonly<Record<OrderAction, boolean>> = {
    capture: captured < totalCentsOf(order),
    pack: unpacked.length > 0,
    ship: unpacked.length + packed.length > 0,
    deliver: sent.some((parcel) => parcel.delivered_at === null),
    // Medusa requires every parcel to be unpacked first
    cancel: packed.length + sent.length === 0 && !isDisputed(order),
    refund: refundedCentsOf(order) < captured && !isDisputed(order),
  };
  return actionsOf(statusOf(statesOf(order))).filter((action) => isPossible[action]);
}
