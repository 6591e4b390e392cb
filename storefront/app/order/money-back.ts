import type { Cents } from "@su-turrone/contract/money";
import type { OrderStatus } from "@su-turrone/contract/orders";
import type { Order } from "~/commerce/order-view";

/** What of an order's money went back: refunded by the shop, and returned to the payer by the bank after a dispute. */
export function moneyBackOf({ timeline, refunded_cents: all }: Pick<Order, "timeline" | "refunded_cents">): {
  refunded: Cents;
  byBank: Cents;
} {
  const byBank = timeline.reduce(
    (sum, { what, amount_cents: cents = 0 }) => (what === "charged_back" ? sum + cents : sum),
    0,
  );
  return { refunded: all - byBank, byBank };
}

/** The status of an order as told to its buyer. */
export type ShownStatus = OrderStatus | "charged_back";

/** The shop has not refunded what the bank has returned. */
export const shownStatusOf = (order: Pick<Order, "status" | "timeline" | "refunded_cents">): ShownStatus =>
  order.status === "refunded" && moneyBackOf(order).byBank > 0 ? "charged_back" : order.status;
