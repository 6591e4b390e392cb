import { Container } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { emptyAddress, type Address } from "@su-turrone/contract/addresses";
import { invoiceFields, italianFields, noInvoice } from "@su-turrone/contract/buyer-requests";
import { countryCodes } from "@su-turrone/contract/country-rules";
import { isLanguage, languages, type Language } from "@su-turrone/contract/languages";
import { cartTextLimits, formLimits, longestEmail } from "@su-turrone/contract/limits";
import type { Quote, QuoteBody } from "../../../features/telephone-orders/quote-order";
import { CheckboxField, Form, SelectField, TextAreaField, TextField } from "../../components/fields";
import { ActionButton, PageHead, Panel } from "../../components/page-parts";
import { UnsavedPrompt } from "../../components/unsaved-prompt";
import { useAction } from "../../lib/server";
import { useFormats } from "../../lib/use-formats";
import { BillingField } from "../../new-order/billing-field";
import { GoodsField, type ChosenGoods } from "../../new-order/goods-field";
import { QuotedOrder } from "../../new-order/quoted-order";
import { areParcelsComplete, RecipientsField } from "../../new-order/recipients-field";
import { AddressFields, addressProblems, useSendAddresses } from "../../orders/address-fields";
import { ownersOnly } from "../../people/staff-role";

type Typed = Omit<QuoteBody, "lines" | "address" | "billing"> & {
  goods: ChosenGoods[];
  address: Address;
  billing: Address | null;
};

const noParcels = { deliver_by: null, recipients: [] };

const emptyOrder = (language: Language): Typed => ({
  language,
  goods: [],
  email: "",
  address: emptyAddress("it"),
  billing: null,
  code: "",
  gift: false,
  gift_message: "",
  notes: "",
  invoice: null,
  gift_parcels: null,
});

/** The order of a company that has asked for gifts by the contact form, as far as it is known. */
const askedOrder = (email: string, asked: URLSearchParams, language: Language): Typed => ({
  ...emptyOrder(languages.find((id) => id === asked.get("language")) ?? language),
  email,
  address: { ...emptyAddress("it"), fullName: asked.get("name") ?? "" },
  gift_parcels: noParcels,
});

/** Whether it could be an e-mail address; the server checks it. */
const isAddress = (typed: string): boolean => /.@./.test(typed);

/** "New order": taken at the telephone or the counter; what was worked out is gone with the next change. */
const NewOrderPage = () => {
  const { t, i18n } = useTranslation();
  const { country } = useFormats();
  const code = i18n.language.slice(0, 2);
  const [asked] = useSearchParams();
  const [typed, setTyped] = useState(() => {
    const [language, email] = [isLanguage(code) ? code : "it", asked.get("email") ?? ""];
    return email === "" ? emptyOrder(language) : askedOrder(email, asked, language);
  });
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const send = useSendAddresses();
  const quoting = useAction({
    send: ({ goods, ...body }: Typed) =>
      send<Quote>("/admin/telephone-orders/quotes", {
        ...body,
        lines: goods.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
      }),
    failed: t("newOrder.quoteFailed"),
  });
  // an answer to what is no longer typed is none
  const quote = quoting.variables === typed ? quoting.data : undefined;
  const { goods, address, billing, email, gift, invoice, gift_parcels: parcels } = typed;
  const reset = () => {
    setTyped(emptyOrder(typed.language));
    setTried(false);
  };
  return (
    <div className="flex flex-col gap-y-3">
      <UnsavedPrompt unsaved={goods.length > 0 || !["", asked.get("email")].includes(email)} />
      <Form
        busy={quoting.isPending}
        onSubmit={() => {
          setTried(true);
          const wrong = { ...addressProblems(address), ...(billing && addressProblems(billing, false)) };
          const isWrong = Object.keys(wrong).length > 0 || !isAddress(email);
          const isComplete = goods.length > 0 && (parcels === null || areParcelsComplete(parcels));
          if (isComplete && !isWrong) quoting.mutate(typed);
        }}
        className="flex flex-col gap-y-3"
      >
        <Container>
          <PageHead title={t("newOrder.title")} hint={t("newOrder.hint")} />
        </Container>
        <Panel title={t("newOrder.goods")}>
          <GoodsField chosen={goods} isTried={isTried} onChange={(chosen) => change({ goods: chosen })} />
        </Panel>
        <Panel title={t("newOrder.buyer")}>
          <div className="flex max-w-lg flex-col gap-y-3">
            <TextField
              label={t("newOrder.email")}
              hint={t("newOrder.emailHint")}
              inputMode="email"
              problem={isTried && !isAddress(email) ? t("addressForm.errors.required") : undefined}
              maxLength={longestEmail}
              value={email}
              onValue={(value) => change({ email: value })}
            />
            <SelectField
              label={t("newOrder.language")}
              value={typed.language}
              options={languages.map((id) => ({ id, name: t(`content.languages.${id}`) }))}
              onValue={(language) => change({ language })}
            />
            <SelectField
              label={t("newOrder.country")}
              value={address.country}
              options={countryCodes.map((id) => ({ id, name: country(id) }))}
              onValue={(id) =>
                change({
                  address: { ...address, country: id, province: "" },
                  gift_parcels: parcels && noParcels,
                })
              }
            />
            <AddressFields
              address={address}
              onAddress={(changed) => change({ address: changed })}
              isTried={isTried}
            />
            <BillingField
              billing={billing}
              onChange={(changed) => change({ billing: changed })}
              isTried={isTried}
            />
            <CheckboxField
              label={t("newOrder.several.label")}
              checked={parcels !== null}
              onChecked={(checked) =>
                change({
                  gift: false,
                  gift_message: "",
                  // no parcel shows them
                  notes: checked ? "" : typed.notes,
                  gift_parcels: checked ? noParcels : null,
                })
              }
            />
            {parcels && (
              <RecipientsField
                // what was wrong with another country's addresses
                key={address.country}
                parcels={parcels}
                country={countryCodes.find((id) => id === address.country) ?? "it"}
                onChange={(changed) => change({ gift_parcels: changed })}
                isTried={isTried}
              />
            )}
            {!parcels && (
              <CheckboxField
                label={t("newOrder.gift")}
                checked={gift}
                onChecked={(checked) => change({ gift: checked })}
              />
            )}
            {gift && (
              <TextAreaField
                label={t("newOrder.giftMessage")}
                rows={2}
                maxLength={cartTextLimits.giftMessage}
                value={typed.gift_message}
                onValue={(value) => change({ gift_message: value })}
              />
            )}
            {!parcels && (
              <TextField
                label={t("newOrder.notes")}
                maxLength={cartTextLimits.notes}
                value={typed.notes}
                onValue={(notes) => change({ notes })}
              />
            )}
            <CheckboxField
              label={t("newOrder.invoice")}
              checked={invoice !== null}
              onChecked={(checked) => change({ invoice: checked ? noInvoice : null })}
            />
            {invoice &&
              invoiceFields
                .filter((field) => (billing ?? address).country === "it" || !italianFields.includes(field))
                .map((field) => (
                  <TextField
                    key={field}
                    label={t(`buyerRequests.invoiceData.${field}`)}
                    maxLength={formLimits.invoice}
                    value={invoice[field]}
                    onValue={(value) => change({ invoice: { ...invoice, [field]: value } })}
                  />
                ))}
            <TextField
              label={t("newOrder.code")}
              maxLength={formLimits.code}
              value={typed.code}
              onValue={(value) => change({ code: value })}
            />
            <ActionButton
              type="submit"
              variant={quote ? "secondary" : "primary"}
              className="self-start"
              isLoading={quoting.isPending}
            >
              {t("newOrder.quote")}
            </ActionButton>
          </div>
        </Panel>
      </Form>
      {quote && <QuotedOrder key={quote.cart.id} quote={quote} onDone={reset} />}
    </div>
  );
};

export default ownersOnly(NewOrderPage);
