import type { OrderStatus } from "@su-turrone/contract/orders";
import type { Order, OrderEvent } from "~/commerce/order-types";

/** Steps of an order without exceptions. */
export const timelineSteps = ["placed", "paid", "shipped", "delivered"] as const;

export type TimelineStep = (typeof timelineSteps)[number];

export type StepState = "done" | "current" | "open";

/** Number of completed steps by status; null for an order that left this path (cancelled, refunded). */
const doneSteps: Readonly<Record<OrderStatus, number | null>> = {
  pending: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
  cancelled: null,
  refund_due: null,
  refunded: null,
};

/** Whether the whole order was withdrawn, and the withdrawal is still open. */
export const isWithdrawn = ({ withdrawal }: Pick<Order, "withdrawal">): boolean =>
  withdrawal !== null && withdrawal.whole && withdrawal.next !== null;

/** A step of the path, or another event. */
export interface TimelineEntry {
  what: OrderEvent["what"];
  state: StepState;
  /** When it last happened; null if it has not. */
  at: string | null;
  amount: OrderEvent["amount"];
}

/**
 * The steps of an order, completed, current and open, followed by withdrawals and partial refunds, made or still to be
 * sent. For an order that left the path (cancelled, refunded, withdrawn as a whole) only its events are listed.
 */
export function timelineOf({
  status,
  events,
  withdrawal,
}: Pick<Order, "status" | "events" | "withdrawal">): TimelineEntry[] {
  const toDoneEntry = (event: OrderEvent): TimelineEntry => ({ ...event, state: "done" });
  const done = doneSteps[status];
  if (done === null || isWithdrawn({ withdrawal })) return events.map(toDoneEntry);
  const steps = timelineSteps.map((what, index): TimelineEntry => {
    const state = index < done ? "done" : index === done ? "current" : "open";
    const last = events.findLast((event) => event.what === what);
    return { what, state, at: state === "done" ? (last?.at ?? null) : null, amount: null };
  });
  const beside: readonly OrderEvent["what"][] = ["refund_due", "refunded", "refund_returned", "withdrawn"];
  return [...steps, ...events.filter(({ what }) => beside.includes(what)).map(toDoneEntry)];
}
