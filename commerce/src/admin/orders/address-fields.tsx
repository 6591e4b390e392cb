import { usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import type { Address } from "@su-turrone/contract/addresses";
import { countryRules } from "@su-turrone/contract/country-rules";
import { placeErrors, type PlaceError } from "@su-turrone/contract/countries";
import { addressLimits } from "@su-turrone/contract/limits";
import { italianProvinces } from "@su-turrone/contract/provinces";
import { SelectField, TextField } from "../components/fields";
import { submit } from "../lib/server";

type Field = Exclude<keyof Address, "country">;
type TypedField = Exclude<Field, "province">;

const required = ["fullName", "street", "city"] as const;

/** What is wrong with a typed address, by the rules of the checkout. */
export const addressProblems = (address: Address, isDelivery = true): Partial<Record<Field, PlaceError>> => ({
  ...Object.fromEntries(
    required.flatMap((name) => (address[name].trim() === "" ? [[name, "required"] as const] : [])),
  ),
  ...placeErrors(address, isDelivery),
});

/** Sends a form with addresses, and asks about a place that the server doubts; null if the form is to be corrected. */
export function useSendAddresses() {
  const { t } = useTranslation();
  const ask = usePrompt();
  return async <Answer extends object>(
    path: string,
    body: object,
    revision?: string,
  ): Promise<Answer | null> => {
    const answer = await submit<Answer | { confirm: string }>(path, body, ["confirm"], revision);
    if (!("confirm" in answer)) return answer;
    const isRight = await ask({
      title: t("addressForm.doubt.title"),
      description: answer.confirm,
      confirmText: t("addressForm.doubt.right"),
      cancelText: t("addressForm.doubt.correct"),
    });
    return isRight ? submit<Answer>(path, { ...body, place_confirmed: true }, [], revision) : null;
  };
}

interface Props {
  address: Address;
  onAddress: (address: Address) => void;
  /** Whether what is wrong is said. */
  isTried: boolean;
  /** False for an address of a buyer, where nothing is sent. */
  isDelivery?: boolean;
}

/** Fields of an address but for its country. */
export function AddressFields({ address, onAddress, isTried, isDelivery = true }: Props) {
  const { t } = useTranslation();
  const rule = countryRules[address.country];
  const wrong = addressProblems(address, isDelivery);
  const problemOf = (field: Field): string | undefined => {
    const error = wrong[field];
    if (!isTried || !error) return undefined;
    return t(`addressForm.errors.${error}`, { example: rule.postalCodeExample });
  };
  const field = (name: TypedField) => (
    <TextField
      label={t(`addressForm.${name}`)}
      value={address[name]}
      maxLength={addressLimits[name]}
      problem={problemOf(name)}
      onValue={(value) => onAddress({ ...address, [name]: value })}
    />
  );
  return (
    <>
      {field("fullName")}
      {field("street")}
      {field("addition")}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {field("postalCode")}
        {field("city")}
      </div>
      {rule.province === "chosen" && (
        <SelectField
          label={t("addressForm.province")}
          hint={problemOf("province")}
          value={address.province}
          options={italianProvinces.map(({ code, name }) => ({ id: code, name: `${name} (${code})` }))}
          onValue={(province) => onAddress({ ...address, province })}
        />
      )}
      {isDelivery && field("phone")}
    </>
  );
}
