import { countryName } from "@su-turrone/contract/formats";
import { invoiceFields, type InvoiceRequest } from "@su-turrone/contract/buyer-requests";
import { townLines } from "@su-turrone/contract/provinces";
import type { Address } from "@su-turrone/contract/addresses";
import type { Language } from "~/i18n/languages";
import { useLanguage, useT } from "~/i18n/react";

/** Lines of an address as on a parcel label, without empty ones. */
export const addressLines = (address: Address, language: Language): string[] =>
  [
    address.fullName,
    address.street,
    address.addition,
    ...townLines({ ...address, postal_code: address.postalCode }),
    countryName(address.country, language),
    address.phone,
  ].filter(Boolean);

export function InvoiceData({ invoice }: { invoice: InvoiceRequest }) {
  const t = useT("checkout");
  return invoiceFields
    .filter((name) => invoice[name] !== "")
    .map((name) => (
      <span key={name} className="block break-words">
        {t(`invoice.${name}`)}: {invoice[name]}
      </span>
    ));
}

export function AddressView({ address }: { address: Address }) {
  const lines = addressLines(address, useLanguage());
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
