import type { Address } from "~/commerce/types";
import { useLanguage } from "~/i18n/react";
import { addressLines } from "./address-lines";

/** A read-only address, line by line. */
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
