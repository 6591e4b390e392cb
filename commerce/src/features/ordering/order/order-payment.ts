import { methodOfProvider, type PaymentMethod } from "@su-turrone/contract/payment-methods";
import { paymentsOf, type OrderRecord } from "./order-record";

type Payment = OrderRecord["payment_collections"][number]["payments"][number];

/** Which of two payments an order is rather paid with: one with money taken, one that was not let go, the newer one. */
const rank = ({ captures, canceled_at: canceled }: Payment): number =>
  (captures.length > 0 ? 2 : 0) + (canceled ? 0 : 1);

/**
 * The payment an order is paid with, of all that were tried: a card that failed before a transfer leaves a cancelled
 * payment behind. The one place that decides it, for page, mail, documents and status. Null where there is none.
 */
export function orderPayment(order: Pick<OrderRecord, "payment_collections">): Payment | null {
  const [first] = paymentsOf(order).toSorted(
    (a, b) => rank(b) - rank(a) || b.created_at.getTime() - a.created_at.getTime(),
  );
  return first ?? null;
}

/**
 * How an order is paid (see `orderPayment`); while it is being made, by what its payment will be made of. `other` for an order
 * that costs nothing.
 */
export function paymentMethodOf(order: Pick<OrderRecord, "payment_collections">): PaymentMethod | "other" {
  const [session] = order.payment_collections.flatMap(({ payment_sessions: sessions }) => sessions ?? []);
  return methodOfProvider(orderPayment(order)?.provider_id ?? session?.provider_id) ?? "other";
}
