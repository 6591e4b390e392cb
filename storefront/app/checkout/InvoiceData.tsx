import type { InvoiceRequest } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { invoiceFieldNames } from "./invoice-fields";

/** The invoice details given, one labelled line each. */
export function InvoiceData({ invoice }: { invoice: InvoiceRequest }) {
  const t = useT("checkout");
  return invoiceFieldNames
    .filter((name) => invoice[name] !== "")
    .map((name) => (
      <span key={name} className="block break-words">
        {t(`invoice.${name}`)}: {invoice[name]}
      </span>
    ));
}
