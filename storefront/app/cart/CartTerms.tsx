import { Link } from "@remix-run/react";
import { countryCodes } from "@su-turrone/contract/country-codes";
import type { PaymentMethod } from "@su-turrone/contract/payment-methods";
import { countryName, list } from "@su-turrone/contract/formats";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { PaymentBadges } from "./PaymentBadges";

/**
 * Delivery restrictions and payment methods, which must be shown at the latest when ordering begins (§312j(1) BGB, art.
 * 51(3) Codice del consumo).
 */
export function CartTerms({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useT("cart");
  const tCommon = useT();
  const language = useLanguage();
  const countries = countryCodes.map((code) => countryName(code, language));
  const names = methods.map((method) => tCommon(`payment.${method}`));
  return (
    <section aria-labelledby="cart-terms" className="text-sm text-chestnut">
      <h2 id="cart-terms" className="text-base text-almond">
        {t("terms.title")}
      </h2>
      <p className="mt-2">
        {t("terms.countries", { countries: list(countries, language) })} {t("terms.excluded")}
      </p>
      <p className="mt-2">{t("terms.payment", { methods: list(names, language) })}</p>
      <div className="mt-3">
        <PaymentBadges methods={methods} />
      </div>
      <p className="mt-2">
        <Link to={href("shipping", language)} className="link">
          {t("terms.more")}
        </Link>
      </p>
    </section>
  );
}
