import { Link } from "@remix-run/react";
import type { Cart } from "~/commerce/types";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { LinkButton } from "~/ui/Button";
import { CountryForm } from "./CountryForm";
import { FreeShippingLine } from "./FreeShippingLine";
import type { CartRefusal } from "./intents";
import { PromoForm } from "./PromoForm";
import { TotalsTable } from "./TotalsTable";

/** The panel beside the lines: what it comes to, where it goes, a code, and the way to the checkout. */
export function CartSummary({ cart, refusal }: { cart: Cart; refusal: CartRefusal | undefined }) {
  const t = useT("cart");
  const language = useLanguage();
  return (
    <section aria-labelledby="summary" className="space-y-6 rounded-md bg-linen p-6 sm:p-8">
      <h2 id="summary" className="text-xl">
        {t("summary.title")}
      </h2>
      <FreeShippingLine goods={cart.totals.goods} />
      <TotalsTable totals={cart.totals} codes={cart.codes} country={cart.country} />
      <div className="space-y-3">
        <LinkButton to={href("checkout", language)} wide>
          {t("proceed")}
        </LinkButton>
        <p className="text-center">
          <Link to={href("products", language)} className="link inline-block py-2">
            {t("continue")}
          </Link>
        </p>
      </div>
      <div className="space-y-5 border-t border-chestnut/20 pt-6">
        <CountryForm country={cart.country} />
        <PromoForm
          codes={cart.codes}
          refusal={
            refusal?.intent === "apply-promo" || refusal?.intent === "remove-promo" ? refusal : undefined
          }
        />
      </div>
    </section>
  );
}
