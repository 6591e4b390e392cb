import type { CartPart } from "./cart-view";
import type { Cents } from "./money";
import type { FinishRefusal } from "./refusals";

export type FinishOutcome =
  /** `by`: browser that pressed the order button; null when not known. */
  | { type: "order"; order_id: string; by: string | null }
  /** The shopper has to confirm the payment at the bank or at PayPal. */
  | { type: "redirect"; url: string }
  | {
      type: "refused";
      reason: FinishRefusal;
      /** Stripe's code for a declined payment. */
      decline_code?: string;
      /** The current total; with `price_changed`. */
      total_cents?: Cents;
      /** Parts of the cart that are no longer as shown; with `cart_differs` and `price_changed`. */
      changed?: CartPart[];
      /** Codes whose last use was taken by another order and which were removed from the cart; with `cart_changed`. */
      lost_codes?: string[];
    };

/** Response of `POST /store/carts/:id/finish`; `mine` if the order's button was pressed in the current browser. */
export type FinishAnswer =
  Exclude<FinishOutcome, { type: "order" }> | { type: "order"; order_id: string; mine: boolean };
