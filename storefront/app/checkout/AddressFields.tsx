import { billingCountryCodes, countryCodes, countryRules } from "@su-turrone/contract/country-rules";
import { countryName } from "@su-turrone/contract/formats";
import { italianProvinces } from "@su-turrone/contract/provinces";
import { useMemo, useState } from "react";
import type { Language } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";
import { Field, Select } from "~/ui/Field";
import { countryFrom, errorText, type FieldErrors, fieldId, maxLengths } from "./fields";
import type { TypedAddress } from "./information";
import { usePlaceProposal } from "./use-place-proposal";

interface PlaceProposalNoteProps {
  /** Id of the datalist of towns that the city field refers to. */
  listId: string;
  proposed: { city: string; province: string; towns: readonly string[] };
}

/** Result of a postal code lookup: towns the field offers, and for screen readers what was filled in. */
function PlaceProposalNote({ listId, proposed: { city, province, towns } }: PlaceProposalNoteProps) {
  const t = useT("checkout");
  const place = [city, province].filter(Boolean).join(", ");
  const messages = [
    place && t("proposal.filled", { place }),
    towns.length > 0 && t("proposal.towns", { count: towns.length }),
  ];
  return (
    <>
      <p role="status" className="sr-only">
        {messages.filter(Boolean).join(" ")}
      </p>
      {towns.length > 0 && (
        <datalist id={listId}>
          {towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      )}
    </>
  );
}

interface Props {
  /** Which address of the form; also the autocomplete section (HTML standard). */
  kind: "shipping" | "billing";
  typed: TypedAddress;
  errors: FieldErrors;
  /** Phone number for the courier; asked for only once. */
  withPhone?: boolean;
}

/** Delivery countries in the shop's order, or all billing countries by name. */
function countriesOf(kind: Props["kind"], language: Language) {
  if (kind === "shipping") return countryCodes;
  return billingCountryCodes.toSorted((a, b) =>
    countryName(a, language).localeCompare(countryName(b, language), language),
  );
}

/** The fields of one address. The province is only shown for Italy, by CSS, so that no JavaScript is needed. */
export function AddressFields({ kind, typed, errors, withPhone = false }: Props) {
  const t = useT("checkout");
  const optional = useT()("ui.optional");
  const language = useLanguage();
  const [country, setCountry] = useState(() => countryFrom(typed.country));

  const { listId, proposed, onInput } = usePlaceProposal(kind);

  const rule = countryRules[country];
  const countries = useMemo(() => countriesOf(kind, language), [kind, language]);

  /** Common props of every address field: id, name, value, error, autocomplete. */
  const fieldProps = (name: keyof TypedAddress, autoComplete: string) => {
    const path = `${kind}.${name}`;
    const error = errors[path];
    return {
      id: fieldId(path),
      name: path,
      label: t(`fields.${name}`),
      defaultValue: typed[name],
      autoComplete,
      ...(error ? { error: errorText(t, country, path, error) } : {}),
    };
  };

  return (
    <div className="group/address grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-6" onInput={onInput}>
      <Select
        {...fieldProps("country", `${kind} country`)}
        className="sm:col-span-6"
        onChange={(event) => setCountry(countryFrom(event.target.value))}
      >
        {countries.map((code) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </Select>
      <Field
        {...fieldProps("fullName", `${kind} name`)}
        required
        maxLength={maxLengths.fullName}
        className="sm:col-span-6"
      />
      <Field
        {...fieldProps("street", `${kind} address-line1`)}
        required
        maxLength={maxLengths.street}
        enterKeyHint="next"
        className="sm:col-span-6"
      />
      <details open={typed.addition !== ""} className="sm:col-span-6">
        <summary className="link inline-block py-1 text-sm">{t("fields.addAddition")}</summary>
        <Field
          {...fieldProps("addition", `${kind} address-line2`)}
          optional={optional}
          maxLength={maxLengths.addition}
          className="mt-3"
        />
      </details>
      <Field
        {...fieldProps("postalCode", `${kind} postal-code`)}
        required={rule.postalCodeRequired}
        optional={rule.postalCodeRequired ? undefined : optional}
        maxLength={maxLengths.postalCode}
        inputMode={rule.inputMode}
        className="sm:col-span-2"
      />
      <Field
        {...fieldProps("city", `${kind} address-level2`)}
        required
        maxLength={maxLengths.city}
        list={proposed.towns.length > 0 ? listId : undefined}
        className="sm:col-span-4"
      />
      <PlaceProposalNote listId={listId} proposed={proposed} />
      <div className="hidden group-has-[option[value=it]:checked]/address:block sm:col-span-6">
        <Select {...fieldProps("province", `${kind} address-level1`)}>
          <option value="">{t("fields.chooseProvince")}</option>
          {italianProvinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </Select>
      </div>
      {withPhone && (
        <Field
          {...fieldProps("phone", "tel")}
          type="tel"
          inputMode="tel"
          optional={optional}
          hint={t("fields.phoneHint")}
          maxLength={maxLengths.phone}
          className="sm:col-span-6"
        />
      )}
    </div>
  );
}
