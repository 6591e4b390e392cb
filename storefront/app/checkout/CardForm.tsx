import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Cents } from "@su-turrone/contract/money";
import { type Ref, useImperativeHandle, useState } from "react";
import { useT } from "~/i18n/react";
import type { PaymentSetup } from "~/platform/env.server";
import { CardFormMissing } from "./CheckoutFrame";
import { createPaymentToken, elementsOptions, type PaymentToken, usePaymentScript } from "./payment-script";

/** Imperative handle for the payment step. */
export interface CardFormHandle {
  createToken: () => Promise<PaymentToken>;
}

interface Props {
  setup: PaymentSetup;
  /** Amount to be paid; banks may require more authentication above a certain amount. */
  total: Cents;
  handle: Ref<CardFormHandle>;
}

function Fields({ handle }: Pick<Props, "handle">) {
  const stripe = useStripe();
  const elements = useElements();
  const t = useT("checkout");
  const [isReady, setIsReady] = useState(false);
  const [failed, setFailed] = useState(false);

  useImperativeHandle(handle, () => ({ createToken: () => createPaymentToken(stripe, elements) }), [
    stripe,
    elements,
  ]);

  if (failed) return <CardFormMissing />;
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {!isReady && <p role="status">{t("card.loading")}</p>}
      <PaymentElement
        options={{ wallets: { link: "never" } }}
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
  const stripe = usePaymentScript(setup);
  if (stripe === "loading") return <p role="status">{t("card.loading")}</p>;
  if (stripe === null) return <CardFormMissing />;
  return (
    <Elements
      stripe={stripe}
      options={{ ...elementsOptions, amount: total, allowedPaymentMethodTypes: ["card"] }}
    >
      <Fields handle={handle} />
    </Elements>
  );
}
