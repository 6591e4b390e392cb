import { env } from "./env.server";

/** Configuration a page needs for card payments. */
export interface PaymentSetup {
  publishableKey: string;
  /** Path of the sandbox's script; null to use Stripe's own. */
  sandboxScript: string | null;
}

/** Configuration of card and PayPal payments; null if only bank transfer is set up. */
export function paymentSetup(): PaymentSetup | null {
  if (env.SANDBOX_URL) return { publishableKey: "pk_test_sandbox", sandboxScript: "/sandbox/stripe.js" };
  if (env.STRIPE_PUBLISHABLE_KEY) {
    return { publishableKey: env.STRIPE_PUBLISHABLE_KEY, sandboxScript: null };
  }
  return null;
}
