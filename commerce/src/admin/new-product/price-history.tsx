import { useTranslation } from "react-i18next";
import type { PriceChange } from "../../features/price-log/read-price-log";
import { Hint } from "../components/page-parts";
import { useFormats } from "../lib/use-formats";

function Change({ change: { variant, at, cause, cents, list } }: { change: PriceChange }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormats();
  const ofList = list && [
    list.title || t("priceLog.deletedList"),
    !list.active && cause !== "removed" && t("priceLog.inactive"),
    list.valid_from > at && t("priceLog.from", { from: dateTime(list.valid_from) }),
    list.valid_until !== null && t("priceLog.until", { until: dateTime(list.valid_until) }),
  ];
  const parts = [variant, money(cents), t(`priceLog.causes.${cause}`), ...(ofList ?? [t("priceLog.noList")])];
  return (
    <li>
      <Hint className="[overflow-wrap:anywhere]">{[dateTime(at), ...parts].filter(Boolean).join(" · ")}</Hint>
    </li>
  );
}

/** All prices a product has had, newest first; renders nothing if there are none. */
export function PriceHistory({ changes }: { changes: readonly PriceChange[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <details>
      <summary className="txt-compact-small cursor-pointer">{t("priceLog.changes")}</summary>
      <ul className="flex max-h-64 flex-col gap-y-1 overflow-y-auto pt-2" tabIndex={0}>
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </details>
  );
}
