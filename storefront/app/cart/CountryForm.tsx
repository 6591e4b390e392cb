import { type CountryCode, countryCodes } from "@su-turrone/contract/country-codes";
import { countryName } from "@su-turrone/contract/formats";
import { useState } from "react";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Field";
import { CartForm } from "./CartForm";

/** The country shipping is calculated for. With JavaScript a choice is applied immediately, otherwise by a button. */
export function CountryForm({ country }: { country: CountryCode }) {
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
