import type { Cents } from "@su-turrone/contract/money";
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
