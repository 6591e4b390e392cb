import { useNavigation } from "@remix-run/react";
import { invoiceFields, italianFields, type InvoiceField } from "@su-turrone/contract/buyer-requests";
import { useState } from "react";
import { MarkItalian } from "~/i18n/MarkItalian";
import { useT } from "~/i18n/react";
import { PostForm } from "~/layout/PostForm";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { EmailField, Field, TextArea } from "~/ui/Field";
import { ErrorNotice } from "~/ui/Notice";
import { AddressFields } from "./AddressFields";
import { countryFrom, errorText, type FieldErrors, fieldId, maxLengths } from "./fields";
import type { TypedInformation } from "./information";
import { useFieldChecks } from "./use-field-checks";

interface CheckboxProps {
  name: "gift" | "wantsInvoice" | "billingSame";
  typed: TypedInformation;
  label: string;
  describedBy?: string;
}

const Checkbox = ({ name, typed, label, describedBy }: CheckboxProps) => (
  <label className="flex min-h-12 items-center gap-3">
    <input
      type="checkbox"
      name={name}
      defaultChecked={typed[name]}
      aria-describedby={describedBy}
      className="size-5 shrink-0 accent-band"
    />
    {label}
  </label>
);

/** "This is a gift", and the text of the card with a preview; toggled by CSS, so that no JavaScript is needed. */
function GiftFields({ typed, error }: { typed: TypedInformation; error: string | undefined }) {
  const t = useT("checkout");
  const [message, setMessage] = useState(typed.giftMessage);
  const optional = useT()("ui.optional");
  return (
    <div id="gift" className="group/gift mb-5">
      <Checkbox name="gift" typed={typed} label={t("fields.gift")} describedBy="gift-address" />
      <div className="mt-2 mb-8 hidden rounded-md bg-linen p-5 group-has-[input[name=gift]:checked]/gift:block">
        <p id="gift-address" className="mb-4 text-sm">
          {t("fields.giftAddress")}
        </p>
        <TextArea
          id={fieldId("giftMessage")}
          name="giftMessage"
          label={t("fields.giftMessage")}
          hint={t("fields.giftMessageHint")}
          optional={optional}
          error={error}
          defaultValue={typed.giftMessage}
          rows={3}
          maxLength={maxLengths.giftMessage}
          onInput={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <p className="figures mt-1 text-right text-sm text-chestnut">
          {t("fields.giftMessageCount", { typed: message.length, max: maxLengths.giftMessage })}
        </p>
        {message.trim() !== "" && (
          <figure aria-hidden="true" className="mt-3">
            <figcaption className="mb-2 text-sm text-chestnut">{t("fields.giftCard")}</figcaption>
            <p className="border border-sand bg-wafer px-6 py-8 text-center font-display text-lg break-words whitespace-pre-line">
              {message}
            </p>
          </figure>
        )}
      </div>
    </div>
  );
}

/** Autocomplete tokens for the fields browsers can fill in (HTML standard). */
const autoComplete: Readonly<Partial<Record<InvoiceField, string>>> = { company: "billing organization" };

/** "I need an invoice", and the invoice details; toggled by CSS, so that no JavaScript is needed. */
function InvoiceFields({ typed, errors }: { typed: TypedInformation; errors: FieldErrors }) {
  const t = useT("checkout");
  const optional = useT()("ui.optional");
  return (
    <div className="group/invoice">
      <Checkbox name="wantsInvoice" typed={typed} label={t("invoice.wanted")} />
      <fieldset className="mt-4 hidden group-has-[input[name=wantsInvoice]:checked]/invoice:block">
        <legend className="mb-4 text-sm text-chestnut">
          <MarkItalian text={t("invoice.note")} />
        </legend>
        <p className="mb-4 text-sm text-chestnut billed-to-italy:hidden">{t("invoice.vatAbroad")}</p>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
          {invoiceFields.map((name) => {
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
                className={italianFields.includes(name) ? "hidden billed-to-italy:block" : "sm:col-span-2"}
              />
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

interface Props {
  typed: TypedInformation;
  errors: FieldErrors;
  /** Why the form was valid but could not be saved: too many others are ordering, or an error; null otherwise. */
  unsaved: "crowded" | "failed" | null;
  /** Fields of the payment a wallet has given; none usually. */
  payment: Readonly<Record<string, string>>;
}

/** Title of the address a field belongs to, to tell two addresses apart in the summary. */
function addressTitle(path: string): "information.address" | "information.billing" | null {
  if (path.startsWith("shipping.")) return "information.address";
  return path.startsWith("billing.") ? "information.billing" : null;
}

/** Validated by the server, and with JavaScript also on blur; a refused form keeps everything typed. */
export function InformationForm({ typed, errors: refused, unsaved, payment }: Props) {
  const t = useT("checkout");
  const tCart = useT("cart");
  const optional = useT()("ui.optional");
  const { errors, handlers } = useFieldChecks(refused);
  const sending = useNavigation().state === "submitting";
  const shippingCountry = countryFrom(typed.shipping.country);
  const billingCountry = countryFrom(typed.billing.country);
  const errorOf = (path: string) =>
    errors[path] &&
    errorText(t, path.startsWith("billing.") ? billingCountry : shippingCountry, path, errors[path]);
  // the summary follows the current state: corrected errors disappear, changed errors are updated
  const summary = Object.keys(refused).flatMap((path) => {
    const message = errorOf(path);
    if (!message) return [];
    const address = typed.billingSame ? null : addressTitle(path);
    return { id: fieldId(path), message: address ? `${t(address)}: ${message}` : message };
  });

  return (
    <PostForm noValidate className="space-y-12" {...handlers}>
      <ErrorSummary title={`${t("errors.title")}. ${t("errors.intro")}`} errors={summary} answer={refused} />
      {unsaved && (
        <ErrorNotice>{unsaved === "crowded" ? tCart("errors.crowded") : t("errors.saving")}</ErrorNotice>
      )}
      {typed.refusedPlaces.map((place) => (
        <input key={place} type="hidden" name="refusedPlace" value={place} />
      ))}
      {Object.entries(payment).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-sm text-chestnut">{t("information.requiredNote")}</p>
      <fieldset>
        <legend className="mb-4 font-display text-xl">{t("information.contact")}</legend>
        <EmailField
          id={fieldId("email")}
          name="email"
          label={t("fields.email")}
          hint={t("fields.emailHint")}
          error={errorOf("email")}
          defaultValue={typed.email}
        />
      </fieldset>
      <fieldset>
        <legend className="mb-4 font-display text-xl">{t("information.address")}</legend>
        <GiftFields typed={typed} error={errorOf("giftMessage")} />
        <AddressFields kind="shipping" typed={typed.shipping} errors={errors} withPhone />
        <TextArea
          id={fieldId("notes")}
          name="notes"
          label={t("fields.notes")}
          hint={t("fields.notesHint")}
          optional={optional}
          error={errorOf("notes")}
          defaultValue={typed.notes}
          rows={2}
          maxLength={maxLengths.notes}
          className="mt-5"
        />
      </fieldset>
      <div>
        <p className="mb-4 font-display text-xl">{t("information.billing")}</p>
        <div className="group/billing">
          <Checkbox name="billingSame" typed={typed} label={t("information.billingSame")} />
          <fieldset className="mt-4 group-has-[input[name=billingSame]:checked]/billing:hidden">
            <legend className="sr-only">{t("information.billing")}</legend>
            <AddressFields kind="billing" typed={typed.billing} errors={errors} />
          </fieldset>
        </div>
        <InvoiceFields typed={typed} errors={errors} />
      </div>
      <Button wide disabled={sending} aria-busy={sending}>
        {t(sending ? "sending" : "information.submit")}
      </Button>
    </PostForm>
  );
}
