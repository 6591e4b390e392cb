import { env } from "./env.server";

/** What a page needs to let a shopper pay by card. */
export interface PaymentSetup {
  publishableKey: string;
  /** Path of the sandbox's script; null: Stripe's own. */
  sandboxScript: string | null;
}

/** How card and PayPal are paid here; null where only bank transfer is set up. */
export function paymentSetup(): PaymentSetup | null {
  if (env.SANDBOX_URL) return { publishableKey: "pk_test_sandbox", sandboxScript: "/sandbox/stripe.js" };
  if (env.STRIPE_PUBLISHABLE_KEY) {
    return { publishableKey: env.STRIPE_PUBLISHABLE_KEY, sandboxScript: null };
  }
  return null;
}
