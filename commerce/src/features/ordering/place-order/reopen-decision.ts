import type { PaymentIntentStatus } from "../payments/payment-intent";

/** What decides whether a cart whose order button was pressed may be changed, or paid another way. */
export interface ReopenState {
  /** The order made of the cart; `whole`: its making came to its end. */
  order: { whole: boolean } | null;
  /** State of its payment at Stripe; null with bank transfer and where there is none. */
  intent: PaymentIntentStatus | null;
}

/** What has to be done first. */
export type ReopenStep =
  /** nothing: go on */
  | "open"
  /** cancel the payment at Stripe, and go on only when it says that it is cancelled */
  | "let_go"
  /** money is held, or an order was begun: make the order */
  | "finish"
  /** there is the order already */
  | "ordered"
  /** the provider still checks, and can neither be stopped nor asked */
  | "pending";

/** Whether a cart may be changed after its button was pressed: money that is held is never given up for a change. Pure. */
export function decideReopen({ order, intent }: ReopenState): ReopenStep {
  if (order) return order.whole ? "ordered" : "finish";
  switch (intent) {
    case null:
    case "canceled":
      return "open";
    case "requires_payment_method":
    case "requires_confirmation":
    case "requires_action":
      return "let_go";
    case "requires_capture":
    case "succeeded":
      return "finish";
    case "processing":
      return "pending";
  }
}
