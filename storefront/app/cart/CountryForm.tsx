import { type CountryCode, countryCodes } from "@su-turrone/contract/country-rules";
import { countryName } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Field";
import { CartForm } from "./CartForm";

/** The country shipping is worked out for, changeable in the cart. */
export function CountryForm({ country }: { country: CountryCode }) {
  const t = useT("cart");
  const language = useLanguage();
  return (
    <CartForm intent="set-country" key={country} className="flex flex-wrap items-end gap-3">
      <Select
        id="cart-country"
        label={t("country.label")}
        name="country"
        defaultValue={country}
        className="min-w-48 grow"
      >
        {countryCodes.map((code) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </Select>
      <Button look="secondary">{t("country.update")}</Button>
    </CartForm>
  );
}
