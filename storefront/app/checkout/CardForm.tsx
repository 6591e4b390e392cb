import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe, StripeConstructor } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { bandColours } from "@su-turrone/contract/bands";
import { colours } from "@su-turrone/contract/brand";
import type { Cents } from "@su-turrone/contract/money";
import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import type { Language } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import type { PaymentSetup } from "~/platform/env.server";
import { CardFormMissing } from "./CheckoutFrame";

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

/** A card token, or why there is none (Stripe's message in the shopper's language). */
export type CardToken = { token: string } | { problem: string | null };

/** Imperative handle for the payment step. */
export interface CardFormHandle {
  createToken: () => Promise<CardToken>;
}

interface Props {
  setup: PaymentSetup;
  /** Amount to be paid; banks may require more authentication above a certain amount. */
  total: Cents;
  handle: Ref<CardFormHandle>;
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

function Fields({ handle }: Pick<Props, "handle">) {
  const stripe = useStripe();
  const elements = useElements();
  const t = useT("checkout");
  const [isReady, setIsReady] = useState(false);
  const [failed, setFailed] = useState(false);

  useImperativeHandle(
    handle,
    () => ({
      async createToken() {
        if (!stripe || !elements) return { problem: null };
        const validation = await elements.submit();
        if (validation.error) return { problem: validation.error.message ?? null };
        const creation = await stripe.createConfirmationToken({ elements });
        return creation.error
          ? { problem: creation.error.message ?? null }
          : { token: creation.confirmationToken.id };
      },
    }),
    [stripe, elements],
  );

  if (failed) return <CardFormMissing />;
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {!isReady && <p role="status">{t("card.loading")}</p>}
      <PaymentElement
        onReady={() => {
          setIsReady(true);
        }}
        onLoadError={() => {
          setFailed(true);
        }}
      />
    </div>
  );
}

/** Stripe's card form in an iframe: the shop never sees a card number. */
export default function CardForm({ setup, total, handle }: Props) {
  const t = useT("checkout");
  const language = useLanguage();
  const [stripe, setStripe] = useState<Stripe | null | "loading">("loading");
  const { publishableKey, sandboxScript } = setup;

  useEffect(() => {
    let isCurrent = true;
    void loadPaymentScript({ publishableKey, sandboxScript }, language).then((loaded) => {
      if (isCurrent) setStripe(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, sandboxScript, language]);

  if (stripe === "loading") return <p role="status">{t("card.loading")}</p>;
  if (stripe === null) return <CardFormMissing />;
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: "payment",
        amount: total,
        currency: "eur",
        captureMethod: "manual",
        allowedPaymentMethodTypes: ["card"],
        appearance,
      }}
    >
      <Fields handle={handle} />
    </Elements>
  );
}
