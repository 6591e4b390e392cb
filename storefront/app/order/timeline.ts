import type { OrderStatus } from "~/commerce/types";

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

/** The steps of an order with what is done, what is under way and what is to come; null when it left the way. */
export function timelineOf(status: OrderStatus): { step: TimelineStep; state: StepState }[] | null {
  const done = doneSteps[status];
  if (done === null) return null;
  return timelineSteps.map((step, index) => ({
    step,
    state: index < done ? "done" : index === done ? "current" : "open",
  }));
}
