import type { Stripe, StripeConstructor } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Language } from "~/i18n/languages";
import type { PaymentSetup } from "~/platform/payment-setup.server";

declare global {
  interface Window {
    /** Stripe.js, or the sandbox's script with the same API. */
    Stripe?: StripeConstructor;
  }
}

/** Loads the sandbox's script, once per page. */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} was not loaded`));
    };
    document.head.append(script);
  });
}

/** Stripe.js in the shopper's language; null if it cannot be loaded. Only called when the card form is shown. */
export async function loadPaymentScript(setup: PaymentSetup, language: Language): Promise<Stripe | null> {
  const locale = language === "en" ? "en-GB" : language;
  try {
    if (setup.sandboxScript === null) return await loadStripe(setup.publishableKey, { locale });
    if (!window.Stripe) await loadScript(setup.sandboxScript);
    return window.Stripe?.(setup.publishableKey, { locale }) ?? null;
  } catch {
    return null;
  }
}
