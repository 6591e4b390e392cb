import { useTranslation } from "react-i18next";
import { emptyAddress, type Address } from "@su-turrone/contract/addresses";
import { billingCountryCodes } from "@su-turrone/contract/country-codes";
import { CheckboxField, SelectField } from "../components/fields";
import { useFormats } from "../lib/use-formats";
import { AddressFields } from "../orders/address-fields";

interface Props {
  /** Null if it is the address of delivery. */
  billing: Address | null;
  onChange: (billing: Address | null) => void;
  /** Whether what is wrong is said. */
  isTried: boolean;
}

/** Another address of the buyer, which is on their document. */
export function BillingField({ billing, onChange, isTried }: Props) {
  const { t } = useTranslation();
  const { country } = useFormats();
  const countries = billingCountryCodes.map((id) => ({ id, name: country(id) }));
  return (
    <>
      <CheckboxField
        label={t("newOrder.billing.other")}
        checked={billing !== null}
        onChecked={(checked) => onChange(checked ? emptyAddress("it") : null)}
      />
      {billing && (
        <fieldset className="flex flex-col gap-y-3 border-s ps-4">
          <legend className="txt-compact-small-plus pb-2">{t("newOrder.billing.title")}</legend>
          <SelectField
            label={t("newOrder.country")}
            value={billing.country}
            options={countries.toSorted((one, other) => one.name.localeCompare(other.name))}
            onValue={(id) => onChange({ ...billing, country: id, province: "" })}
          />
          <AddressFields address={billing} onAddress={onChange} isTried={isTried} isDelivery={false} />
        </fieldset>
      )}
    </>
  );
}
