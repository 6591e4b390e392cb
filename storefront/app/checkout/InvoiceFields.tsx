import { MarkItalian } from "~/i18n/MarkItalian";
import { useT } from "~/i18n/react";
import { Field } from "~/ui/Field";
import { maxLengths } from "./field-lengths";
import { errorText, fieldId } from "./field-errors";
import type { FieldErrors, TypedInformation } from "./information";
import { invoiceFieldNames, type InvoiceField } from "./invoice-fields";

/** Autocomplete tokens for the fields browsers can fill in (HTML standard). */
const autoComplete: Readonly<Partial<Record<InvoiceField, string>>> = { company: "billing organization" };

/** Only for buyers in Italy, whose invoices go through the national exchange system. */
const italian: readonly InvoiceField[] = ["codiceFiscale", "sdiCode", "pec"];

/** "I need an invoice", and the invoice details; toggled by CSS, so that no JavaScript is needed. */
export function InvoiceFields({ typed, errors }: { typed: TypedInformation; errors: FieldErrors }) {
  const t = useT("checkout");
  const optional = useT()("ui.optional");
  return (
    <div className="group/invoice">
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          name="wantsInvoice"
          defaultChecked={typed.wantsInvoice}
          className="size-5 shrink-0 accent-myrtle"
        />
        {t("invoice.wanted")}
      </label>
      <fieldset className="mt-4 hidden group-has-[input[name=wantsInvoice]:checked]/invoice:block">
        <legend className="mb-4 text-sm text-chestnut">
          <MarkItalian text={t("invoice.note")} />
        </legend>
        <p className="mb-4 text-sm text-chestnut billed-to-italy:hidden">{t("invoice.vatAbroad")}</p>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
          {invoiceFieldNames.map((name) => {
            const path = `invoice.${name}`;
            const error = errors[path];
            return (
              <Field
                key={name}
                id={fieldId(path)}
                name={path}
                label={<MarkItalian text={t(`invoice.${name}`)} />}
                optional={optional}
                defaultValue={typed.invoice[name]}
                error={error && errorText(t, "it", path, error)}
                autoComplete={autoComplete[name] ?? "off"}
                maxLength={maxLengths.invoice}
                {...(name === "pec" ? { inputMode: "email" } : {})}
                className={italian.includes(name) ? "hidden billed-to-italy:block" : "sm:col-span-2"}
              />
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
