import type { Cents } from "./money";
import type { FinishRefusal } from "./refusals";

/** What became of a cart. */
export type FinishOutcome =
  | { type: "order"; order_id: string }
  /** The shopper has to confirm at the bank or at PayPal. */
  | { type: "redirect"; url: string }
  | {
      type: "refused";
      reason: FinishRefusal;
      /** Stripe's code for a declined payment. */
      decline_code?: string;
      /** The total now; with `price_changed`. */
      total_cents?: Cents;
      /** Codes whose last use went to another order, and which were taken out of the cart; with `cart_changed`. */
      lost_codes?: string[];
    };

/** Answer of `POST /store/carts/:id/finish`; an order is `mine` in the browser its button was pressed in. */
export type FinishAnswer =
  Exclude<FinishOutcome, { type: "order" }> | (Extract<FinishOutcome, { type: "order" }> & { mine: boolean });
