import { toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CountryCode } from "@su-turrone/contract/country-codes";
import type { QuoteBody } from "../../features/telephone-orders/quote-order";
import type { ReadRecipients } from "../../features/telephone-orders/read-recipients";
import { FileField, TextField } from "../components/fields";
import { Hint, WarningList } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { decodeStatement } from "../transfers/bank-files";

type GiftParcels = NonNullable<QuoteBody["gift_parcels"]>;

interface Props {
  parcels: GiftParcels;
  country: CountryCode;
  onChange: (parcels: GiftParcels) => void;
  /** Whether it is said that no addresses are chosen. */
  isTried: boolean;
}

/** The addresses of an order to several people, from a table, and the day by which their parcels should arrive. */
export function RecipientsField({ parcels, country, onChange, isTried }: Props) {
  const { t } = useTranslation();
  const { recipients, deliver_by: day } = parcels;
  const [problems, setProblems] = useState<ReadRecipients["problems"]>([]);
  const reading = useAction({
    send: (text: string) => api.post<ReadRecipients>("/admin/telephone-orders/recipients", { text, country }),
    failed: t("newOrder.several.failed"),
    onDone: (read) => {
      setProblems(read.problems);
      onChange({ ...parcels, recipients: read.recipients });
      const count = read.recipients.length;
      toast[count > 0 ? "success" : "warning"](t("newOrder.several.read", { count }));
    },
  });
  return (
    <div className="flex flex-col gap-y-3">
      <FileField
        label={t("newOrder.several.file")}
        accept=".csv,.txt,text/csv"
        disabled={reading.isPending}
        onFiles={([file]) => {
          void file?.arrayBuffer().then((bytes) => reading.mutate(decodeStatement(bytes)));
        }}
      />
      <Hint>{t("newOrder.several.columns")}</Hint>
      {recipients.length === 0 ? (
        <Hint isProblem={isTried} role={isTried ? "alert" : undefined}>
          {t("newOrder.several.none")}
        </Hint>
      ) : (
        <ol className="txt-small max-h-60 list-inside list-decimal overflow-y-auto" tabIndex={0}>
          {recipients.map(({ fullName, street, postalCode, city }, index) => (
            <li key={index}>{[fullName, street, `${postalCode} ${city}`].join(", ")}</li>
          ))}
        </ol>
      )}
      {problems.length > 0 && (
        <WarningList
          title={t("newOrder.several.problems", { count: problems.length })}
          lines={problems.map((problem) => t("newOrder.several.row", { ...problem }))}
        />
      )}
      <TextField
        label={t("newOrder.several.by")}
        type="date"
        value={day ?? ""}
        onValue={(value) => onChange({ ...parcels, deliver_by: value || null })}
      />
    </div>
  );
}
