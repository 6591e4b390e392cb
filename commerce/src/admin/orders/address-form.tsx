import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Address } from "@su-turrone/contract/addresses";
import { countryRules } from "@su-turrone/contract/country-rules";
import { placeErrors, type PlaceError } from "@su-turrone/contract/countries";
import { addressLimits } from "@su-turrone/contract/limits";
import { italianProvinces } from "@su-turrone/contract/provinces";
import { Form, SelectField, TextField } from "../components/fields";
import { ActionButton, Hint } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";
import { api, useAction } from "../lib/server";
import { NotifyField } from "./ship-form";

type Field = Exclude<keyof Address, "country">;
type TypedField = Exclude<Field, "province">;

interface Props {
  orderId: string;
  stored: { address: Address; revision: string };
  onSaved: () => void;
}

/** Form for the delivery address of an order, by the rules of the checkout. */
export function AddressForm({ orderId, stored: { address, revision }, onSaved }: Props) {
  const { t } = useTranslation();
  const { country } = useFormats();
  const [typed, setTyped] = useState<Address>(address);
  const [notify, setNotify] = useState(true);
  const [isTried, setTried] = useState(false);
  const saving = useAction({
    send: () => api.post(`/admin/orders/${orderId}/address`, { ...typed, notify }, revision),
    done: t("addressForm.changed"),
    onDone: onSaved,
    refetch: [],
  });
  const rule = countryRules[typed.country];
  const wrong: Partial<Record<Field, PlaceError>> = placeErrors(typed, true);
  const problemOf = (field: Field): string | undefined => {
    const error = wrong[field];
    if (!isTried || !error) return undefined;
    return t(`addressForm.errors.${error}`, { example: rule.postalCodeExample });
  };
  const field = (name: TypedField, isRequired = false) => (
    <TextField
      label={t(`addressForm.${name}`)}
      value={typed[name]}
      required={isRequired}
      maxLength={addressLimits[name]}
      problem={problemOf(name)}
      onValue={(value) => setTyped({ ...typed, [name]: value })}
    />
  );

  return (
    <Form
      busy={saving.isPending}
      onSubmit={() => {
        setTried(true);
        if (Object.keys(wrong).length === 0) saving.mutate();
      }}
      className="flex max-w-lg flex-col gap-y-3"
    >
      {field("fullName", true)}
      {field("street", true)}
      {field("addition")}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {field("postalCode", rule.postalCodeRequired)}
        {field("city", true)}
      </div>
      {rule.province === "chosen" && (
        <SelectField
          label={t("addressForm.province")}
          hint={problemOf("province")}
          value={typed.province}
          options={italianProvinces.map(({ code, name }) => ({ id: code, name: `${name} (${code})` }))}
          onValue={(province) => setTyped({ ...typed, province })}
        />
      )}
      {field("phone")}
      <Hint>{t("addressForm.country", { country: country(typed.country) })}</Hint>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <NotifyField notify={notify} onChange={setNotify} />
        <ActionButton type="submit" variant="primary" isLoading={saving.isPending}>
          {t("actions.save")}
        </ActionButton>
      </div>
    </Form>
  );
}
