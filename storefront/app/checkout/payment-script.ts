import type { Appearance, Stripe, StripeConstructor, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { bandColours } from "@su-turrone/contract/bands";
import { colours } from "@su-turrone/contract/brand";
import { useEffect, useState } from "react";
import type { Language } from "~/i18n/languages";
import { useLanguage } from "~/i18n/react";
import type { PaymentSetup } from "~/platform/env.server";

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

/** Stripe.js in the shopper's language; null if it cannot be loaded. */
async function loadPaymentScript(setup: PaymentSetup, language: Language): Promise<Stripe | null> {
  const locale = language === "en" ? "en-GB" : language;
  try {
    if (setup.sandboxScript === null) return await loadStripe(setup.publishableKey, { locale });
    if (!window.Stripe) await loadScript(setup.sandboxScript);
    return window.Stripe?.(setup.publishableKey, { locale }) ?? null;
  } catch {
    return null;
  }
}

/** Loads Stripe.js; null if it cannot be loaded. Only used where the shopper pays by card or opens the express checkout. */
export function usePaymentScript({ publishableKey, sandboxScript }: PaymentSetup): Stripe | null | "loading" {
  const language = useLanguage();
  const [stripe, setStripe] = useState<Stripe | null | "loading">("loading");
  useEffect(() => {
    let isCurrent = true;
    void loadPaymentScript({ publishableKey, sandboxScript }, language).then((loaded) => {
      if (isCurrent) setStripe(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, sandboxScript, language]);
  return stripe;
}

/** A payment token, or why there is none (Stripe's message in the shopper's language). */
export type PaymentToken = { token: string } | { problem: string | null };

/** Replaces what was entered in an element by a token, with which commerce pays once the order button is pressed. */
export async function createPaymentToken(
  stripe: Stripe | null,
  elements: StripeElements | null,
): Promise<PaymentToken> {
  if (!stripe || !elements) return { problem: null };
  const validation = await elements.submit();
  if (validation.error) return { problem: validation.error.message ?? null };
  const creation = await stripe.createConfirmationToken({ elements });
  return creation.error
    ? { problem: creation.error.message ?? null }
    : { token: creation.confirmationToken.id };
}

/** The shop's design for Stripe's iframe, which cannot use the page's CSS (docs.stripe.com/elements/appearance-api). */
const appearance: Appearance = {
  variables: {
    colorPrimary: bandColours.mandorle,
    colorBackground: colours.wafer,
    colorText: colours.almond,
    colorDanger: colours.pomegranate,
    borderRadius: "2px",
    fontSizeBase: "17px",
  },
};

/** Options of Stripe's elements that every payment of the shop has. */
export const elementsOptions = {
  mode: "payment",
  currency: "eur",
  captureMethod: "manual",
  appearance,
} as const;
