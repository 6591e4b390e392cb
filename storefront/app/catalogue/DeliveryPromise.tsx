import { date, dateRange, dayRange } from "@su-turrone/contract/formats";
import { useLanguage, useT } from "~/i18n/react";
import { useRootData } from "~/layout/use-root-data";
import type { DeliveryDates } from "./delivery-dates";

/** Delivery dates of a parcel ordered now, and the conditions of the promise. */
export function DeliveryPromise({ dates }: { dates: DeliveryDates }) {
  const t = useT("cart");
  const language = useLanguage();
  const tCommon = useT();
  const site = useRootData();
  const terms = site?.delivery;
  return (
    <>
      <span className="text-almond">
        {t("delivery.promise", { range: dateRange(dates.from, dates.to, language) })}
      </span>
      {terms && (
        <>
          <br />
          {site.shipsFrom === null
            ? t("delivery.cutOff", { days: dayRange(terms), hour: terms.cut_off_hour })
            : tCommon("pause.ships", { day: date(site.shipsFrom, language) })}
        </>
      )}
    </>
  );
}
