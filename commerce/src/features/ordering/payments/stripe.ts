import type Stripe from "stripe";
import { env } from "../../../platform/env";
import { stripeClient } from "../../../modules/payment-stripe/client";
import { stripeOptions } from "./stripe-options";

let client: Stripe | undefined;

/** Client of the shop's Stripe account. @throws Error when none is configured */
export function stripe(): Stripe {
  const options = stripeOptions(env());
  if (!options) throw new Error("STRIPE_API_KEY is not set");
  client ??= stripeClient(options);
  return client;
}

/** Whether card and PayPal are configured. */
export const hasStripe = (): boolean => stripeOptions(env()) !== null;
