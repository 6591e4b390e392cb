import type { InvoiceRequest } from "~/commerce/types";
import { useT } from "~/i18n/react";
import { invoiceFieldNames } from "./invoice-fields";

/** What was given for the invoice, each with its name, one a line. */
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
