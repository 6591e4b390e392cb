import { useNavigate } from "@remix-run/react";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import type { MouseEvent } from "react";
import type { Language } from "~/i18n/languages";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import { ifAllowed } from "~/platform/site-data";
import { Button } from "~/ui/Button";
import { useHydrated } from "~/ui/use-hydrated";
import { useCart, useSending } from "./CartProvider";

/** Id of the express checkout on the cart page. */
export const expressId = "express";

/**
 * Where the buttons of other pages lead: the cart page says to which countries and by which methods the shop sells, as
 * it must before ordering begins (§ 312j(1) BGB), and shows what else is in the cart.
 */
export const expressHref = (language: Language): string => `${href("cart", language)}#${expressId}`;

/** What the browser says of its wallets. */
export interface WalletSupport {
  ApplePaySession?: { canMakePayments: () => boolean };
  PaymentRequest?: unknown;
}

/** The wallets a device can have, found without Stripe's script, which is loaded only once the shopper wants one. */
export function walletNames(methods: readonly PaymentMethod[], browser: WalletSupport): string[] {
  const { ApplePaySession: applePay, PaymentRequest: paymentRequest } = browser;
  // throws on an insecure page
  const hasApplePay = applePay !== undefined && ifAllowed(() => applePay.canMakePayments()) === true;
  const byCard = hasApplePay ? ["Apple Pay"] : !applePay && paymentRequest ? ["Google Pay"] : [];
  return [...(methods.includes("card") ? byCard : []), ...(methods.includes("paypal") ? ["PayPal"] : [])];
}

interface Props {
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Whether what it opens is shown; omitted if it opens another page. */
  expanded?: boolean;
  disabled?: boolean;
}

/** Opens the express checkout; only if the shop takes a method of wallets, and the device may have one. */
export function ExpressButton({ onPress, expanded, disabled = false }: Props) {
  const t = useT("cart");
  const hydrated = useHydrated();
  const methods = useRootData()?.payments ?? [];
  const names = walletNames(methods, hydrated ? window : {});
  if (hydrated ? names.length === 0 : methods.every((method) => method === "bank_transfer")) return null;
  return (
    <Button
      type="button"
      variant="secondary"
      wide
      aria-expanded={expanded}
      aria-disabled={disabled}
      onClick={onPress}
      // reserves its place before hydration: what is below must not move
      className={`min-h-16 noscript:hidden ${hydrated ? "" : "invisible"}`}
    >
      <span>
        {t("express")}
        <span className="block text-sm">{names.join(", ") || "\u00a0"}</span>
      </span>
    </Button>
  );
}

/** In the form of a product page: adds the chosen packs like its other button, and goes on to the express checkout. */
export default function ExpressAdd() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { send } = useCart();
  const sending = useSending("add");
  return (
    <ExpressButton
      disabled={sending}
      onPress={async ({ currentTarget: { form } }) => {
        if (!form || sending) return;
        const { refusal } = await send(new FormData(form));
        if (!refusal) navigate(expressHref(language));
      }}
    />
  );
}
