import { useTranslation } from "react-i18next";
import { invoiceFields, type BuyerRequests } from "@su-turrone/contract/buyer-requests";
import { useFormats } from "../lib/use-formats";
import type { FulfilmentAnswer } from "./fulfilment-panel";
import { Strong } from "../components/page-parts";

interface Fact {
  name: string;
  value: string;
}

/** Names and values stacked, with line breaks preserved; empty values are omitted. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  const filledFacts = facts.filter(({ value }) => value !== "");
  if (filledFacts.length === 0) return null;
  return (
    <dl className="flex flex-col gap-y-2">
      {filledFacts.map(({ name, value }) => (
        <div key={name}>
          <dt className="txt-compact-small-plus">{name}</dt>
          <dd className="txt-small whitespace-pre-line break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Notes for packing: the gift card for the parcel, and the delivery notes. */
export function PackingNotes({ requests }: { requests: BuyerRequests }) {
  const { t } = useTranslation();
  if (!requests.gift && requests.notes === "") return null;
  const withoutCard = requests.gift && requests.gift_message === "";
  return (
    <section className="bg-ui-bg-subtle px-6 py-4">
      <FactList
        facts={[
          { name: t("buyerRequests.gift"), value: withoutCard ? t("buyerRequests.giftNoCard") : "" },
          { name: t("buyerRequests.giftMessage"), value: requests.gift_message },
          { name: t("buyerRequests.notes"), value: requests.notes },
        ]}
      />
    </section>
  );
}

/**
 * Notes for bookkeeping: the reference of the bank transfer, and the recipient of the invoice, whose VAT number has VIES'
 * answer below it.
 */
export function BookkeepingNotes({
  requests,
  vies,
  reference,
}: Pick<FulfilmentAnswer, "requests" | "vies"> & { reference: string | null }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { invoice } = requests;
  const checked =
    typeof vies === "string"
      ? t(`buyerRequests.vies.${vies}`)
      : vies && t(`buyerRequests.vies.${vies.confirmed ? "confirmed" : "unknown"}`, { date: date(vies.at) });
  return (
    <>
      <FactList facts={[{ name: t("buyerRequests.reference"), value: reference ?? "" }]} />
      {invoice && (
        <section className="flex flex-col gap-y-2">
          <Strong>{t("buyerRequests.invoice")}</Strong>
          <FactList
            facts={invoiceFields.map((field) => ({
              name: t(`buyerRequests.invoiceData.${field}`),
              value: field === "vat_id" && checked ? `${invoice[field]}\n${checked}` : invoice[field],
            }))}
          />
        </section>
      )}
    </>
  );
}
