import type { PaymentIntentStatus } from "../payments/stripe";

/** The facts that determine whether a cart may be changed after its order button was pressed. */
export interface ReopenState {
  /** The order created from the cart; `complete`: it was created completely. */
  order: { complete: boolean } | null;
  /** Status of its payment at Stripe; null for bank transfers, and when there is none. */
  intent: PaymentIntentStatus | null;
}

/** What has to be done first. */
export type ReopenStep =
  /** nothing: proceed */
  | "open"
  /** cancel the payment at Stripe, and only proceed once Stripe reports it as cancelled */
  | "cancel_payment"
  /** money is held, or an order was started: complete the order */
  | "finish"
  /** there is an order already */
  | "ordered"
  /** the provider is still processing, and can neither be stopped nor queried */
  | "pending";

/**
 * Whether a cart may be changed after its button was pressed: money that is held is never given up for a change. Pure.
 */
export function decideReopen({ order, intent }: ReopenState): ReopenStep {
  if (order) return order.complete ? "ordered" : "finish";
  switch (intent) {
    case null:
    case "canceled":
      return "open";
    case "requires_payment_method":
    case "requires_confirmation":
    case "requires_action":
      return "cancel_payment";
    case "requires_capture":
    case "succeeded":
      return "finish";
    case "processing":
      return "pending";
  }
}
