import type { OrderStatus } from "@su-turrone/contract/orders";
import type { Order, OrderEvent } from "~/commerce/order-types";

/** What an order goes through when nothing comes between. */
export const timelineSteps = ["placed", "paid", "shipped", "delivered"] as const;

export type TimelineStep = (typeof timelineSteps)[number];

export type StepState = "done" | "current" | "open";

/** How many steps are behind an order of each status; null where it left the way (cancelled, refunded). */
const doneSteps: Readonly<Record<OrderStatus, number | null>> = {
  pending: 1,
  processing: 2,
  shipped: 3,
  delivered: 4,
  cancelled: null,
  refunded: null,
};

/** A step on the way, or something that has happened beside it. */
export interface TimelineEntry {
  what: OrderEvent["what"];
  state: StepState;
  /** When it happened last; null while it has not. */
  at: string | null;
  amount: OrderEvent["amount"];
}

/**
 * The steps of an order with what is done, under way and to come, and refunds of a part behind them. An order that has left
 * the way (cancelled, refunded) shows what has happened to it and no more.
 */
export function timelineOf({ status, events }: Pick<Order, "status" | "events">): TimelineEntry[] {
  const happened = (event: OrderEvent): TimelineEntry => ({ ...event, state: "done" });
  const done = doneSteps[status];
  if (done === null) return events.map(happened);
  const steps = timelineSteps.map((what, index): TimelineEntry => {
    const state = index < done ? "done" : index === done ? "current" : "open";
    const last = events.findLast((event) => event.what === what);
    return { what, state, at: state === "done" ? (last?.at ?? null) : null, amount: null };
  });
  return [...steps, ...events.filter(({ what }) => what === "refunded").map(happened)];
}
