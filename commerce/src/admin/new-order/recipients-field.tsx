import { toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CountryCode } from "@su-turrone/contract/country-codes";
import { shopDay } from "@su-turrone/contract/time-zone";
import type { QuoteBody } from "../../features/telephone-orders/quote-order";
import type { ReadRecipients } from "../../features/telephone-orders/read-recipients";
import { CheckboxField, FileField, TextAreaField, TextField } from "../components/fields";
import { ActionButton, Hint, WarningList } from "../components/page-parts";
import { api, useAction } from "../lib/server";
import { decodeStatement } from "../transfers/bank-files";

type GiftParcels = NonNullable<QuoteBody["gift_parcels"]>;

/** Whether parcels can no longer arrive by a day. */
const isOver = (day: string | null): boolean => day !== null && day < shopDay(new Date());

/** Whether an order can be worked out with them. */
export const areParcelsComplete = ({ recipients, deliver_by: day }: GiftParcels): boolean =>
  recipients.length > 0 && !isOver(day);

interface Props {
  parcels: GiftParcels;
  country: CountryCode;
  /** There are no recipients while wrong rows are neither corrected nor left out. */
  onChange: (parcels: GiftParcels) => void;
  /** Whether it is said that no addresses are chosen. */
  isTried: boolean;
}

/** The addresses of an order to several people, from a table, and the day by which their parcels should arrive. */
export function RecipientsField({ parcels, country, onChange, isTried }: Props) {
  const { t } = useTranslation();
  const day = parcels.deliver_by;
  const [{ recipients, problems, doubts }, setRead] = useState<ReadRecipients>({
    recipients: [],
    problems: [],
    doubts: [],
  });
  const [areLeftOut, setLeftOut] = useState(false);
  const [pasted, setPasted] = useState("");
  const reading = useAction({
    send: (text: string) => api.post<ReadRecipients>("/admin/telephone-orders/recipients", { text, country }),
    failed: t("newOrder.several.failed"),
    onDone: (read) => {
      setRead(read);
      setLeftOut(false);
      onChange({ ...parcels, recipients: read.problems.length > 0 ? [] : read.recipients });
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
      <TextAreaField label={t("newOrder.several.paste")} rows={3} value={pasted} onValue={setPasted} />
      {pasted.trim() !== "" && (
        <ActionButton
          className="self-start"
          isLoading={reading.isPending}
          onClick={() => reading.mutate(pasted)}
        >
          {t("newOrder.several.readPasted")}
        </ActionButton>
      )}
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
      {doubts.length > 0 && (
        <WarningList
          title={t("newOrder.several.doubts", { count: doubts.length })}
          lines={doubts.map((doubt) => t("newOrder.several.row", { ...doubt }))}
        />
      )}
      {problems.length > 0 && (
        <>
          <WarningList
            title={t("newOrder.several.problems", { count: problems.length })}
            lines={problems.map((problem) => t("newOrder.several.row", { ...problem }))}
          />
          <CheckboxField
            label={t("newOrder.several.leaveOut")}
            checked={areLeftOut}
            onChecked={(checked) => {
              setLeftOut(checked);
              onChange({ ...parcels, recipients: checked ? recipients : [] });
            }}
          />
          {!areLeftOut && (
            <Hint isProblem={isTried} role={isTried ? "alert" : undefined}>
              {t("newOrder.several.undecided")}
            </Hint>
          )}
        </>
      )}
      <TextField
        label={t("newOrder.several.by")}
        type="date"
        value={day ?? ""}
        problem={isOver(day) ? t("newOrder.several.past") : undefined}
        onValue={(value) => onChange({ ...parcels, deliver_by: value || null })}
      />
    </div>
  );
}
