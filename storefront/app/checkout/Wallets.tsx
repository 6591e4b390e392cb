import { useNavigation, useSubmit } from "@remix-run/react";
import { Elements, ExpressCheckoutElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from "@stripe/stripe-js";
import { countryCodes } from "@su-turrone/contract/country-codes";
import { countryName } from "@su-turrone/contract/formats";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { useState } from "react";
import { useCart } from "~/cart/CartProvider";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { PaymentSetup } from "~/platform/env.server";
import { WalletsMissing } from "./CheckoutFrame";
import { needsScript } from "./payment-methods";
import { createPaymentToken, elementsOptions, usePaymentScript } from "./payment-script";
import { walletForm } from "./wallet";

export interface WalletsProps {
  setup: PaymentSetup;
  methods: readonly PaymentMethod[];
  cart: Cart;
  /** The cart is being changed, so its amounts are stale. */
  pending: boolean;
}

/** What a wallet shows of the cart; each amount is commerce's. */
function useSheet() {
  const t = useT("cart");
  const language = useLanguage();
  return ({ totals, country }: Cart) => ({
    lineItems: [
      { name: t("summary.subtotal"), amount: totals.goods },
      ...(totals.discount > 0 ? [{ name: t("summary.discount"), amount: -totals.discount }] : []),
    ],
    shippingRates: [
      {
        id: "parcel",
        displayName: t("summary.shippingTo", { country: countryName(country, language) }),
        amount: totals.shipping,
      },
    ],
  });
}

function WalletButtons({ cart, pending }: Pick<WalletsProps, "cart" | "pending">) {
  const t = useT("checkout");
  const language = useLanguage();
  const stripe = useStripe();
  const elements = useElements();
  const sheetOf = useSheet();
  const { send } = useCart();
  const submit = useSubmit();
  const isSending = useNavigation().state === "submitting";
  const [state, setState] = useState<"loading" | "ready" | "missing">("loading");
  const [problem, setProblem] = useState<string | null>(null);

  /** The wallet's country becomes the cart's, and the wallet shows the totals commerce answers. */
  const changeCountry = async ({
    address,
    resolve,
    reject,
  }: StripeExpressCheckoutElementShippingAddressChangeEvent) => {
    const country = countryCodes.find((code) => code === address.country.toLowerCase());
    if (country === cart.country && !pending) {
      resolve(sheetOf(cart));
      return;
    }
    const form = new FormData();
    form.set("intent", "set-country");
    form.set("country", country ?? "");
    const answer = country && (await send(form));
    if (!answer || answer.refusal || !answer.snapshot?.cart) {
      reject();
      return;
    }
    const changed = answer.snapshot.cart;
    await elements?.update({ amount: changed.totals.total });
    resolve(sheetOf(changed));
  };

  /** Sends what the wallet knows to the information step; the order is placed on the confirm page, by its button. */
  const fillCheckout = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    setProblem(null);
    const creation = await createPaymentToken(stripe, elements);
    if ("token" in creation) {
      const form = walletForm(event, creation.token, cart.totals.total);
      submit(form, { method: "post", action: href("checkout", language) });
      return;
    }
    event.paymentFailed({ reason: "fail" });
    setProblem(creation.problem ?? t("express.failed"));
  };

  if (state === "missing") return <WalletsMissing />;
  return (
    <div className="space-y-3">
      <p className="text-sm">{t("express.text")}</p>
      <p role="status" className="empty:hidden">
        {state === "loading" ? t("express.loading") : isSending ? t("sending") : null}
      </p>
      <ExpressCheckoutElement
        options={{
          buttonType: { applePay: "check-out", googlePay: "checkout", paypal: "checkout" },
          buttonHeight: 48,
          layout: { maxColumns: 1, overflow: "never" },
          paymentMethods: { link: "never" },
          allowedShippingCountries: countryCodes.map((code) => code.toUpperCase()),
          shippingAddressRequired: true,
          emailRequired: true,
          // the parcel of a gift goes to somebody else than the bill
          billingAddressRequired: cart.requests.gift,
        }}
        onReady={({ availablePaymentMethods }) => {
          setState(availablePaymentMethods ? "ready" : "missing");
        }}
        onLoadError={() => {
          setState("missing");
        }}
        onClick={({ resolve, reject }) => {
          if (pending) reject();
          else resolve(sheetOf(cart));
        }}
        onShippingAddressChange={changeCountry}
        onShippingRateChange={({ resolve }) => {
          resolve(sheetOf(cart));
        }}
        onConfirm={fillCheckout}
      />
      {problem !== null && (
        <p role="alert" className="text-pomegranate">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Stripe's buttons of the wallets this device has. */
export default function Wallets({ setup, methods, cart, pending }: WalletsProps) {
  const t = useT("checkout");
  const stripe = usePaymentScript(setup);
  if (stripe === "loading") return <p role="status">{t("express.loading")}</p>;
  if (stripe === null) return <WalletsMissing />;
  return (
    <Elements
      stripe={stripe}
      options={{
        ...elementsOptions,
        amount: cart.totals.total,
        allowedPaymentMethodTypes: methods.filter(needsScript),
      }}
    >
      <WalletButtons cart={cart} pending={pending} />
    </Elements>
  );
}
