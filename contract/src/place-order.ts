import type { Cents } from "./money";
import type { FinishRefusal } from "./refusals";

/** Body of `POST /store/carts/:id/finish`. */
export interface FinishRequest {
  /** Who asks, as the storefront knows it from its cookie. */
  browser?: string | undefined;
  /** The press of the order button; left out by who only wants to know what has become of the cart. */
  press?:
    | {
        /** The total that was shown. */
        shown_cents: Cents;
        /** Id of the payment provider that was shown; left out where nothing was to be paid. */
        shown_provider?: string | undefined;
        /** Where the bank or PayPal send the shopper back to; an address of the shop. */
        return_url: string;
      }
    | undefined;
}

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
