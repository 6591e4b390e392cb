import type Stripe from "stripe";
import { env } from "../../../platform/env";
import { stripeClient } from "../../../modules/payment-stripe/client";
import { stripeOptions } from "./stripe-options";

let client: Stripe | undefined;

/** The shop's Stripe account. @throws Error where none is set up */
export function stripe(): Stripe {
  const options = stripeOptions(env());
  if (!options) throw new Error("STRIPE_API_KEY is not set");
  client ??= stripeClient(options);
  return client;
}

/** Whether card and PayPal are set up. */
export const hasStripe = (): boolean => stripeOptions(env()) !== null;
