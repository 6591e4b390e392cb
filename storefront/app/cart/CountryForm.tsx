import { Form } from "@remix-run/react";
import { countryCodes, type CountryCode } from "~/commerce/types";
import { countryName } from "~/i18n/format";
import { href } from "~/i18n/paths";
import { useLanguage, useT } from "~/i18n/react";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Field";

/** The country shipping is worked out for, changeable in the cart. */
export function CountryForm({ country }: { country: CountryCode }) {
  const t = useT("cart");
  const language = useLanguage();
  return (
    <Form
      method="post"
      action={href("cart", language)}
      preventScrollReset
      key={country}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="intent" value="set-country" />
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
    </Form>
  );
}
