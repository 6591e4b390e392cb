import type { Cents } from "@su-turrone/contract/money";
import { methodOfProvider, type PaymentMethod } from "@su-turrone/contract/payment-methods";
import { sumInCents } from "./moved-money";
import { paymentsOf, type OrderRecord } from "./order-record";
import { totalCentsOf } from "./order-view";

/** A payment of an order as shown to the owner. */
export interface PaymentFacts {
  /** Medusa's payment id. */
  id: string;
  method: PaymentMethod | "other";
  /** Payment id at Stripe, for looking it up there; null for other payments. */
  stripe_id: string | null;
  captured_cents: Cents;
  refunded_cents: Cents;
  /** Cancelled without being captured. */
  released: boolean;
  /** Amount authorised by card or PayPal that the owner may capture now; 0 when there is none. */
  capturable_cents: Cents;
}

const stripeId = /^pi_\w+$/;

/** The payments of an order, including cancelled ones, oldest first. */
export const paymentFactsOf = (order: OrderRecord): PaymentFacts[] =>
  paymentsOf(order)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map(({ id, provider_id, data, captures, refunds, canceled_at }) => {
      const method = methodOfProvider(provider_id) ?? "other";
      const providerId = data?.["id"];
      const captured = sumInCents(captures);
      const isHeld = (method === "card" || method === "paypal") && !canceled_at && !order.canceled_at;
      return {
        id,
        method,
        stripe_id: typeof providerId === "string" && stripeId.test(providerId) ? providerId : null,
        captured_cents: captured,
        refunded_cents: sumInCents(refunds),
        released: Boolean(canceled_at),
        capturable_cents: isHeld && captured === 0 ? totalCentsOf(order) : 0,
      };
    });
