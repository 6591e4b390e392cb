import { Link } from "@remix-run/react";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import type { CartRefusal } from "./cart-action-result";
import { CountryForm } from "./CountryForm";
import { FreeShippingLine } from "./FreeShippingLine";
import { ProceedLink } from "./ProceedLink";
import { PromoForm } from "./PromoForm";
import { TotalsTable } from "./TotalsTable";

interface Props {
  cart: Cart;
  refusal: CartRefusal | undefined;
  pending: boolean;
  /**
   * Omits the country form, which the cart page has: the drawer should be quick to read and to leave for the checkout.
   */
  inDrawer?: boolean;
}

/** Totals, country, promotion code and the link to the checkout; beside the lines, or below them in the drawer. */
export function CartSummary({ cart, refusal, pending, inDrawer = false }: Props) {
  const t = useT("cart");
  const language = useLanguage();
  return (
    <section aria-labelledby="summary" className="space-y-6 rounded-md bg-linen p-6 sm:p-8">
      <h2 id="summary" className="text-xl">
        {t("summary.title")}
      </h2>
      {cart.freeShippingFrom !== null && (
        <FreeShippingLine goods={cart.totals.goods} freeFrom={cart.freeShippingFrom} />
      )}
      <TotalsTable totals={cart.totals} codes={cart.codes} country={cart.country} pending={pending} />
      {cart.gift && <p className="text-sm">{t("gift")}</p>}
      <div className="space-y-3">
        <ProceedLink cart={cart} pending={pending} />
        <p className="text-center">
          <Link to={href("products", language)} className="link inline-block py-2">
            {t("continue")}
          </Link>
        </p>
      </div>
      <div className="space-y-5 border-t border-chestnut/20 pt-6">
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
