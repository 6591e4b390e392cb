import { useNavigation } from "@remix-run/react";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { EmailField, TextArea } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { AddressFields } from "./AddressFields";
import { maxLengths } from "./field-lengths";
import { countryFrom, errorText, fieldId } from "./field-errors";
import { GiftFields } from "./GiftFields";
import type { FieldErrors, TypedInformation } from "./information";
import { InvoiceFields } from "./InvoiceFields";
import { useFieldChecks } from "./use-field-checks";

interface Props {
  typed: TypedInformation;
  errors: FieldErrors;
  /** The form was valid but could not be saved. */
  unsaved: boolean;
}

/** Title of the address a field belongs to, to tell two addresses apart in the summary. */
function addressTitle(path: string): "information.address" | "information.billing" | null {
  if (path.startsWith("shipping.")) return "information.address";
  return path.startsWith("billing.") ? "information.billing" : null;
}

/**
 * Contact, delivery address and billing details. Validated by the server, and with JavaScript also on blur; a refused
 * form keeps everything typed.
 */
export function InformationForm({ typed, errors: refused, unsaved }: Props) {
  const t = useT("checkout");
  const optional = useT()("ui.optional");
  const { errors, handlers } = useFieldChecks(refused);
  const sending = useNavigation().state === "submitting";
  const shippingCountry = countryFrom(typed.shipping.country);
  const billingCountry = countryFrom(typed.billing.country);
  // the summary follows the current state: corrected errors disappear, changed errors are updated
  const summary = Object.keys(refused).flatMap((path) => {
    const error = errors[path];
    const country = path.startsWith("billing.") ? billingCountry : shippingCountry;
    if (!error) return [];
    const message = errorText(t, country, path, error);
    const address = typed.billingSame ? null : addressTitle(path);
    return { id: fieldId(path), message: address ? `${t(address)}: ${message}` : message };
  });

  return (
    <PostForm noValidate className="space-y-12" {...handlers}>
      <ErrorSummary title={`${t("errors.title")}. ${t("errors.intro")}`} errors={summary} answer={refused} />
      {unsaved && (
        <Notice kind="error" live>
          {t("errors.saving")}
        </Notice>
      )}
      <p className="text-sm text-chestnut">{t("information.requiredNote")}</p>
      <fieldset>
        <legend className="mb-4 font-display text-xl">{t("information.contact")}</legend>
        <EmailField
          id={fieldId("email")}
          name="email"
          label={t("fields.email")}
          hint={t("fields.emailHint")}
          error={errors["email"] && errorText(t, shippingCountry, "email", errors["email"])}
          defaultValue={typed.email}
        />
      </fieldset>
      <fieldset>
        <legend className="mb-4 font-display text-xl">{t("information.address")}</legend>
        <GiftFields
          typed={typed}
          error={errors["giftMessage"] && errorText(t, shippingCountry, "giftMessage", errors["giftMessage"])}
        />
        <AddressFields kind="shipping" typed={typed.shipping} errors={errors} withPhone />
        <TextArea
          id={fieldId("notes")}
          name="notes"
          label={t("fields.notes")}
          hint={t("fields.notesHint")}
          optional={optional}
          error={errors["notes"] && errorText(t, shippingCountry, "notes", errors["notes"])}
          defaultValue={typed.notes}
          rows={2}
          maxLength={maxLengths.notes}
          className="mt-5"
        />
      </fieldset>
      <div>
        <p className="mb-4 font-display text-xl">{t("information.billing")}</p>
        <div className="group/billing">
          <label className="flex min-h-12 items-center gap-3">
            <input
              type="checkbox"
              name="billingSame"
              defaultChecked={typed.billingSame}
              className="size-5 shrink-0 accent-myrtle"
            />
            {t("information.billingSame")}
          </label>
          <fieldset className="mt-4 group-has-[input[name=billingSame]:checked]/billing:hidden">
            <legend className="sr-only">{t("information.billing")}</legend>
            <AddressFields kind="billing" typed={typed.billing} errors={errors} />
          </fieldset>
        </div>
        <InvoiceFields typed={typed} errors={errors} />
      </div>
      <Button wide disabled={sending}>
        {t("information.submit")}
      </Button>
    </PostForm>
  );
}
