import { Link } from "@remix-run/react";
import { type CountryCode, countryCodes } from "@su-turrone/contract/country-codes";
import { countryName } from "@su-turrone/contract/formats";
import { formLimits, smallestCents } from "@su-turrone/contract/limits";
import { type ReactNode, useRef, useState } from "react";
import type { DeliveryDates } from "~/catalogue/delivery-dates";
import { DeliveryPromise } from "~/catalogue/DeliveryPromise";
import { ChristmasLine } from "~/catalogue/PriceNote";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Field, Select } from "~/ui/Field";
import type { CartRefusal } from "./cart-action-result";
import { waitingNotice } from "./cart-notices";
import { CartForm } from "./CartForm";
import { errorMessage } from "./error-message";
import { FreeShippingLine } from "./FreeShipping";
import { isOrderable } from "./line-issue";
import { GiftLine, ProceedLink } from "./ProceedLink";
import { TotalsTable } from "./TotalsTable";

/** The country shipping is calculated for. With JavaScript a choice is applied immediately, otherwise by a button. */
function CountryForm({ country }: { country: CountryCode }) {
  const t = useT("cart");
  const language = useLanguage();
  // show the choice while it is being sent; the response ends that
  const [choice, setChoice] = useState<string | null>(null);
  return (
    <CartForm
      intent="set-country"
      onAnswer={() => setChoice(null)}
      className="flex flex-wrap items-end gap-3"
    >
      <Select
        id="cart-country"
        label={t("country.label")}
        name="country"
        value={choice ?? country}
        onChange={({ currentTarget }) => {
          setChoice(currentTarget.value);
          currentTarget.form?.requestSubmit();
        }}
        className="min-w-48 grow"
      >
        {countryCodes.map((code) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button variant="secondary">{t("country.update")}</Button>
      </noscript>
    </CartForm>
  );
}

interface PromoFormProps {
  cart: Pick<Cart, "codes" | "waiting">;
  /** Refusal of the last code, if it was refused. */
  refusal: CartRefusal | undefined;
}

/** Form to enter a promotion code, and to remove codes that apply or wait. */
function PromoForm({ cart, refusal }: PromoFormProps) {
  const t = useT("cart");
  const language = useLanguage();
  const form = useRef<HTMLDivElement>(null);
  // initially open if a code was refused without JavaScript; afterwards the shopper opens and closes it
  const [isOpen] = useState(refusal !== undefined);
  const refusedCode = refusal?.error.waiting?.code;
  const codes = [
    ...cart.codes.map(({ code }) => ({ code, text: t("promo.applied", { code }), textClass: "text-leaf" })),
    ...cart.waiting.map((waiting) => {
      const { key, values } = waitingNotice(waiting, language);
      const text =
        waiting.code === refusedCode ? t("promo.kept", { code: waiting.code }) : t(`flash.${key}`, values);
      return { code: waiting.code, text, textClass: "text-chestnut" };
    }),
  ];
  return (
    <div ref={form}>
      <details open={isOpen}>
        <summary className="link inline-block py-2">{t("promo.open")}</summary>
        <CartForm
          intent="apply-promo"
          onAnswer={({ refusal: refused }) => {
            const field = form.current?.querySelector<HTMLInputElement>("[name=code]");
            if (!field) return;
            // ready for the next code, or for correcting this one
            if (!refused) field.value = "";
            field.focus();
          }}
          className="flex items-start gap-3 pt-2"
        >
          <Field
            id="promo-code"
            label={t("promo.label")}
            error={refusal && <span role="alert">{errorMessage(t, refusal.error, language)}</span>}
            name="code"
            maxLength={formLimits.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={refusal?.typed ?? ""}
            className="min-w-0 grow"
          />
          <Button variant="secondary" className="mt-8.5">
            {t("promo.apply")}
          </Button>
        </CartForm>
      </details>
      {codes.map(({ code, text, textClass }) => (
        <CartForm
          key={code}
          intent="remove-promo"
          fields={{ code }}
          className="mt-3 flex items-center justify-between gap-3"
        >
          <span className={`text-sm ${textClass}`}>{text}</span>
          <Button variant="quiet" aria-label={t("promo.remove", { code })}>
            {t("line.remove")}
          </Button>
        </CartForm>
      ))}
    </div>
  );
}

interface Props {
  cart: Cart;
  refusal: CartRefusal | undefined;
  pending: boolean;
  /** Null if it is unknown. */
  delivery: DeliveryDates | null;
  /** The express checkout, or the way to it; shown if the cart can be paid by it. */
  express: ReactNode;
  /**
   * Omits the country form, which the cart page has: the drawer should be quick to read and to leave for the checkout.
   */
  inDrawer?: boolean;
}

/** Totals, country, promotion code and the link to the checkout; beside the lines, or below them in the drawer. */
export function CartSummary({ cart, refusal, pending, delivery, express, inDrawer = false }: Props) {
  const t = useT("cart");
  const language = useLanguage();
  return (
    <section aria-labelledby="summary" className="space-y-6 rounded-md bg-linen p-6 sm:p-8">
      <h2 id="summary" className="text-xl">
        {t("summary.title")}
      </h2>
      {cart.free_shipping_from_cents !== null && (
        <FreeShippingLine goods={cart.totals.goods} freeFrom={cart.free_shipping_from_cents} />
      )}
      <TotalsTable totals={cart.totals} codes={cart.codes} country={cart.country} pending={pending} />
      <div className="space-y-3">
        <ProceedLink cart={cart} pending={pending} />
        {isOrderable(cart) && cart.totals.total >= smallestCents && express}
        <p className="text-center">
          <Link to={href("products", language)} className="link inline-block py-2">
            {t("continue")}
          </Link>
        </p>
      </div>
      <div className="space-y-5 border-t border-chestnut/20 pt-6">
        {delivery && isOrderable(cart) && (
          <p className="text-sm text-chestnut">
            <DeliveryPromise dates={delivery} />
          </p>
        )}
        {isOrderable(cart) && <GiftLine cart={cart} pending={pending} />}
        <p className="text-sm empty:hidden">
          <ChristmasLine />
        </p>
        {!inDrawer && <CountryForm country={cart.country} />}
        <PromoForm
          cart={cart}
          refusal={
            refusal?.intent === "apply-promo" || refusal?.intent === "remove-promo" ? refusal : undefined
          }
        />
      </div>
    </section>
  );
}
